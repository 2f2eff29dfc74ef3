//
//  Int+Cents.swift
//  Ledger
//

extension Int {
    var isRound: Bool { self % 100 == 0 }
}
