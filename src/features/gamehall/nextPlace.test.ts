import { expect, it } from 'vitest'
import { nextPlace } from './nextPlace.ts'

const grid = { total: 23, columns: 5, rows: 3, isRightToLeft: false }
const press = (key: string, at: number, given = {}, ctrlKey = false) =>
  nextPlace({ key, ctrlKey }, at, { ...grid, ...given })

it('moves along rows and columns, and stays within the grid', () => {
  expect(press('ArrowRight', 4)).toBe(5)
  expect(press('ArrowLeft', 0)).toBe(0)
  expect(press('ArrowDown', 7)).toBe(12)
  expect(press('ArrowUp', 2)).toBe(2)
  expect(press('ArrowDown', 19)).toBe(22)
  expect(press('PageDown', 1)).toBe(16)
  expect(press('PageUp', 7)).toBe(2)
})

it('goes to the ends of a row, and of all', () => {
  expect(press('Home', 7)).toBe(5)
  expect(press('End', 7)).toBe(9)
  expect(press('End', 21)).toBe(22)
  expect(press('Home', 21, {}, true)).toBe(0)
  expect(press('End', 0, {}, true)).toBe(22)
})

it('turns left and right round where lines run the other way', () => {
  expect(press('ArrowLeft', 4, { isRightToLeft: true })).toBe(5)
})

it('leaves other keys alone', () => {
  expect(press('a', 4)).toBeUndefined()
})
