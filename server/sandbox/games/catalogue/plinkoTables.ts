/** One half of each board, from the edge to the middle, in hundredths of a stake; the other is its mirror image. */
const halves = {
  low: {
    8: [560, 210, 110, 100, 49],
    12: [1000, 300, 160, 140, 110, 100, 49],
    16: [1600, 900, 200, 140, 140, 120, 110, 100, 49],
  },
  medium: {
    8: [1300, 300, 130, 70, 39],
    12: [3300, 1100, 400, 200, 110, 60, 29],
    16: [11000, 4100, 1000, 500, 300, 150, 100, 50, 29],
  },
  high: {
    8: [2900, 400, 150, 30, 19],
    12: [17000, 2400, 810, 200, 70, 20, 19],
    16: [100000, 13000, 2600, 900, 400, 200, 20, 20, 19],
  },
}

/** What buckets pay by risk and rows, as the engine has it. Each board returns 98.6 to 98.9 %. */
export const plinkoTables = Object.fromEntries(
  Object.entries(halves).map(([risk, boards]) => [
    risk,
    Object.fromEntries(
      Object.entries(boards).map(([rows, half]) => [rows, [...half, ...half.slice(0, -1).reverse()]]),
    ),
  ]),
)
