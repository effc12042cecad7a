import type { Level } from './Standing.ts'
import type { Point } from './way.ts'

/** Beside each other on wide maps, from the shore up to the mountains; one above the other on narrow ones. */
export type Look = 'wide' | 'narrow'

/** Between which heights the way climbs, in percent, and how far it swings to both sides. */
const climbs = {
  row: { first: 78, last: 36, swing: 9 },
  rows: { first: 86, last: 22, swing: 9 },
  narrow: { first: 87, last: 20, swing: 22 },
} as const

/** So many levels have room beside each other on a wide map. */
const mostInRow = 6

/** Rows that a wide map has: forth, back above it, and so on. */
export const rowsOf = (count: number) => Math.max(1, Math.ceil(count / mostInRow))

/** Where the levels stand: where the programme says so, else evenly along a winding way. */
export function placesOf(levels: readonly Level[], look: Look): Point[] {
  const evenPlace = look === 'narrow' ? placeUpwards : rowsOf(levels.length) > 1 ? placeInRows : placeInRow
  return levels.map((level, at) => level.at?.[look] ?? evenPlace(at, levels.length))
}

function placeUpwards(at: number, count: number): Point {
  const { first, last, swing } = climbs.narrow
  return [50 + sideOf(at) * swing, between(first, last, at, count)]
}

function placeInRow(at: number, count: number): Point {
  const { first, last, swing } = climbs.row
  return [between(8, 91, at, count), between(first, last, at, count) - sideOf(at) * swing]
}

function placeInRows(at: number, count: number): Point {
  const { first, last, swing } = climbs.rows
  const rows = rowsOf(count)
  const inRow = Math.ceil(count / rows)
  const row = Math.floor(at / inRow)
  const x = between(8, 91, at % inRow, inRow)
  const y = between(first, last, row, rows) - (sideOf(at) * swing) / rows
  return [row % 2 === 0 ? x : 99 - x, y]
}

const sideOf = (at: number) => (at % 2 === 0 ? -1 : 1)

const between = (first: number, last: number, at: number, count: number) =>
  first + (last - first) * (count > 1 ? at / (count - 1) : 0)
