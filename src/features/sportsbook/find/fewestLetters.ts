/** Letters that the platform looks for in sports at least. */
export const fewestLetters = 2
