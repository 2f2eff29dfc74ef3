//
//  BalanceView.swift
//  Ledger
//

import SwiftUI

struct BalanceView: View {
    let cents: Int

    var body: some View {
        Image("paper")
            .overlay(alignment: .bottom) {
                Button {
                } label: {
                    Text("Settle \(cents / 100)")
                        .padding()
                        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 14))
                }
            }
    }
}
