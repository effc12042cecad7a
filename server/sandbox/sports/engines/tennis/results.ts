import type { Pair } from '../../models/series.ts'
import { ODD_EVEN, SIDES, YES_NO } from '../build/outcomes.ts'
import { aheadWon, onlyWon, overWon, type Results, whichWon } from '../build/results.ts'
import { correctScoreWon } from '../build/seriesLines.ts'
import { numbersOf, type ReadSpecifier } from '../build/specifiers.ts'
import { GAME_SCORES } from './gameLines.ts'
import { DOUBLE_RESULTS, gamesOf } from './matchLines.ts'
import { SET_SCORES } from './setLines.ts'
import { isTennisOver, isTiebreak, type TennisState } from './state.ts'

type Judge = (state: TennisState, read: ReadSpecifier) => Results | undefined

const judges: Readonly<Record<number, Judge>> = {
  186: (state) => whichWon(SIDES, atEnd(state, state.won[0] > state.won[1])),
  187: (state, read) => {
    const [home, away] = gamesOf(state)
    return aheadWon(home - away, read('hcp'), isTennisOver(state))
  },
  188: (state, read) => aheadWon(state.won[0] - state.won[1], read('hcp'), isTennisOver(state)),
  189: (state, read) => gamesOver(state, read, ([home, away]) => home + away),
  190: (state, read) => gamesOver(state, read, ([home]) => home),
  191: (state, read) => gamesOver(state, read, ([, away]) => away),
  192: (state) => whichWon(YES_NO, onceSet(state, state.won[0] > 0)),
  193: (state) => whichWon(YES_NO, onceSet(state, state.won[1] > 0)),
  194: (state) => whichWon(YES_NO, onceSet(state, state.scores.some(isToNil))),
  195: (state) => whichWon(YES_NO, onceSet(state, isTiebreak(state.games) || state.scores.some(hadTiebreak))),
  198: (state) => {
    const [home, away] = gamesOf(state)
    return whichWon(ODD_EVEN, atEnd(state, (home + away) % 2 === 1))
  },
  199: (state) => (isTennisOver(state) ? correctScoreWon(state.won, state.best) : undefined),
  201: (state) => {
    const [first] = state.scores
    if (!first || !isTennisOver(state)) return undefined
    const at = (first[0] > first[1] ? 0 : 1) + (state.won[0] > state.won[1] ? 0 : 2)
    return onlyWon(DOUBLE_RESULTS, DOUBLE_RESULTS[at] ?? '')
  },
  202: (state, read) => inSet(state, read, ([home, away]) => whichWon(SIDES, home > away)),
  203: (state, read) => inSet(state, read, ([home, away]) => aheadWon(home - away, read('hcp'), true)),
  204: (state, read) => {
    const over = inSet(state, read, ([home, away]) => overWon(home + away, read('total'), true))
    return over ?? (isNow(state, read) ? overWon(sum(state.games), read('total'), false) : undefined)
  },
  205: (state, read) => inSet(state, read, (score) => whichWon(ODD_EVEN, sum(score) % 2 === 1)),
  206: (state, read) =>
    isNow(state, read) && isTiebreak(state.games)
      ? whichWon(YES_NO, true)
      : inSet(state, read, (score) => whichWon(YES_NO, hadTiebreak(score))),
  207: (state, read) =>
    inSet(state, read, ([home, away]) =>
      onlyWon(Object.values(SET_SCORES), SET_SCORES[`${home}:${away}`] ?? ''),
    ),
  210: (state, read) => {
    const game = playedGame(state, read)
    return whichWon(SIDES, game?.endsWith('h'))
  },
  212: (state, read) => {
    const game = playedGame(state, read)
    if (game !== undefined) return whichWon(YES_NO, game.length >= 8)
    const isDeuce = isNowGame(state, read) && Math.min(...state.points) >= 3
    return isDeuce ? whichWon(YES_NO, true) : undefined
  },
  214: (state, read) => {
    const game = playedGame(state, read)
    if (game === undefined) return undefined
    const winner = game.endsWith('h') ? 0 : 4
    return onlyWon(GAME_SCORES, GAME_SCORES[winner + Math.min(3, game.length - 4)] ?? '')
  },
  218: (state, read) => {
    const game = playedGame(state, read) ?? (isNowGame(state, read) ? state.game : '')
    const point = game[read('pointnr') - 1]
    return whichWon(SIDES, point === undefined ? undefined : point === 'h')
  },
}

/** What a line has come to, by the score alone. */
export function tennisResult(state: TennisState, market: number, specifiers: string): Results | undefined {
  return judges[market]?.(state, numbersOf(specifiers))
}

function atEnd<Verdict>(state: TennisState, verdict: Verdict): Verdict | undefined {
  return isTennisOver(state) ? verdict : undefined
}

/** Whether something has happened, which is known as soon as it has. */
function onceSet(state: TennisState, happened: boolean): boolean | undefined {
  return happened ? true : atEnd(state, false)
}

const isToNil = ([home, away]: Pair) => home * away === 0
const hadTiebreak = ([home, away]: Pair) => home + away === 13
const sum = ([home, away]: Pair) => home + away

function gamesOver(state: TennisState, read: ReadSpecifier, count: (games: Pair) => number) {
  const [home, away] = gamesOf(state)
  const played: Pair = [home + state.games[0], away + state.games[1]]
  return overWon(count(played), read('total'), isTennisOver(state))
}

/** Of a set that is over. */
function inSet(state: TennisState, read: ReadSpecifier, judge: (score: Pair) => Results | undefined) {
  const score = state.scores[read('setnr') - 1]
  return score && judge(score)
}

function isNow(state: TennisState, read: ReadSpecifier): boolean {
  return read('setnr') === state.scores.length + 1
}

function isNowGame(state: TennisState, read: ReadSpecifier): boolean {
  return isNow(state, read) && read('gamenr') === sum(state.games) + 1
}

/** The points of a game that is over. */
function playedGame({ sets }: TennisState, read: ReadSpecifier): string | undefined {
  return sets[read('setnr') - 1]?.[read('gamenr') - 1]
}
