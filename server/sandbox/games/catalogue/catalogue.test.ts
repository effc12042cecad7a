import { expect, test } from 'vitest'
import { checkSlotConfig } from '#games/engines/slots/checkSlotConfig.ts'
import { asPercent } from './asPercent.ts'
import { coverOf } from './covers/coverOf.ts'
import { drawCover } from './covers/drawCover.ts'
import { motifs } from './covers/motifs.ts'
import { scenes } from './covers/scenes.ts'
import { makeCatalogue } from './makeCatalogue.ts'
import { slotProfiles } from './slotProfiles.ts'
import { stakesOf } from './stakes.ts'
import { studios } from './studios.ts'

const games = makeCatalogue()
const distinct = (values: Iterable<unknown>) => new Set(values).size

test('there are 600 games and more, each with a name and an address of its own', () => {
  expect(games.length).toBeGreaterThanOrEqual(600)
  expect(distinct(games.map(({ id }) => id))).toBe(games.length)
  expect(distinct(games.map(({ name }) => name))).toBe(games.length)
  for (const { id } of games) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
})

test('each of 20 studios has 20 games and more, of several kinds of mathematics', () => {
  expect(Object.keys(studios)).toHaveLength(20)
  for (const studio of Object.keys(studios)) {
    const own = games.filter((game) => game.studio === studio)
    expect(own.length).toBeGreaterThanOrEqual(20)
    expect(distinct(own.map(({ profile }) => profile))).toBeGreaterThanOrEqual(12)
  }
})

test('slots have 24 mathematics and more, in tables whose return can be computed', () => {
  expect(
    distinct(games.filter(({ kind }) => kind === 'slots').map(({ profile }) => profile)),
  ).toBeGreaterThanOrEqual(24)
  for (const { config } of Object.values(slotProfiles)) expect(checkSlotConfig(config)).toEqual([])
  expect(distinct(games.map(({ kind }) => kind))).toBe(8)
})

test('every game returns 90 to 99 %, blackjack a little more', () => {
  for (const { kind, returns } of games) {
    expect(returns).toBeGreaterThan(0.9)
    expect(returns).toBeLessThan(kind === 'blackjack' ? 0.996 : 0.99 + 1e-9)
  }
})

test('tables that all players share are live roulettes and fast flights, each with its own clock', () => {
  const shared = games.filter(({ table }) => table !== undefined)
  expect(shared.map(({ type, kind }) => `${type} ${kind}`).sort()).toEqual([
    ...['fast crash', 'fast crash', 'live roulette', 'live roulette', 'live roulette'],
  ])
  // The least time of a round that regulators ask for (RTS 14G) is in the clock itself.
  for (const { table } of shared) expect(Number(table?.betting)).toBeGreaterThanOrEqual(5_000)
})

test('each game has a rank of its own, and those that are played most are of many studios and several kinds', () => {
  expect(games.map(({ rank }) => rank).sort((one, other) => one - other)).toEqual(
    games.map((_, at) => at + 1),
  )
  const first = games.toSorted((one, other) => one.rank - other.rank).slice(0, 24)
  expect(distinct(first.map(({ studio }) => studio))).toBeGreaterThanOrEqual(10)
  expect(distinct(first.map(({ kind }) => kind))).toBeGreaterThanOrEqual(3)
})

test('a percentage is never rounded up', () => {
  expect([0.99, 0.962, 36 / 37, 0.95999].map(asPercent)).toEqual(['99.00', '96.20', '97.29', '95.99'])
})

test('the most that may be staked is what the house can lose', () => {
  for (const { mostWin } of games) {
    const { min, max } = stakesOf(mostWin).EUR as { min: string; max: string }
    expect(BigInt(max)).toBeGreaterThanOrEqual(BigInt(min))
    expect(Number(max) * mostWin).toBeLessThanOrEqual(50_000_000 + Number(min) * mostWin)
  }
  expect(stakesOf(36).SEK).toEqual({ min: '100', max: '100000' })
  expect(stakesOf(28_412).EUR).toEqual({ min: '10', max: '1700' })
})

test('every cover is drawn, is its own, and is the same again', () => {
  const covers = games.map((game) => drawCover(coverOf(game)))
  expect(distinct(covers)).toBe(games.length)
  expect(makeCatalogue().map((game) => drawCover(coverOf(game)))).toEqual(covers)
  for (const { motif, scene } of games) expect([motif in motifs, scene in scenes]).toEqual([true, true])
  expect(distinct(games.map(({ motif }) => motif))).toBeGreaterThanOrEqual(24)
})

test('a cover holds shapes and nothing else', () => {
  for (const game of games) {
    const cover = drawCover(coverOf(game), 'vertical')
    expect(cover).not.toMatch(/<text|<script|<image|href|NaN|undefined|url\((?!#)/)
    expect(cover.length).toBeLessThan(24_000)
  }
})
