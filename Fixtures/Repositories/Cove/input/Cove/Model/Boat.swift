struct Boat {
    let name: String
}
