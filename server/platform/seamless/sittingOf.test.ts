import { expect, it } from 'vitest'
import type { PlayedSession } from './gameSessionRepository.ts'
import { sittingOf } from './sittingOf.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12) + minutes * 60_000)
const session = (from: number, to: number, staked = 100n, won = 40n): PlayedSession => ({
  createdAt: at(from),
  usedAt: at(to),
  currency: 'EUR',
  rounds: 1,
  staked,
  won,
  lastRoundAt: at(to),
})

it('goes on over reloads, with all that was staked and won', () => {
  expect(sittingOf([session(40, 50), session(5, 35), session(0, 4)], at(60))).toEqual({
    startedAt: at(0),
    rounds: 3,
    staked: 300n,
    won: 120n,
  })
})

it('goes on over games that were open beside each other, however they were left', () => {
  const long = session(0, 60)
  const short = session(10, 12)
  for (const games of [
    [short, long],
    [long, short],
  ])
    expect(sittingOf(games, at(70))).toEqual({ startedAt: at(0), rounds: 2, staked: 200n, won: 80n })
})

it('begins anew after half an hour away', () => {
  expect(sittingOf([session(100, 110), session(0, 60)], at(112))?.startedAt).toEqual(at(100))
  expect(sittingOf([session(0, 10)], at(41))).toBeUndefined()
  expect(sittingOf([], at(0))).toBeUndefined()
})

it('lasts while rounds are played, though the use of a session is noted but now and then', () => {
  const played = { ...session(0, 0), lastRoundAt: at(25) }
  expect(sittingOf([played], at(50))?.startedAt).toEqual(at(0))
})
