import type { Result } from '../../../../../betting/bets/legFactor.ts'
import type { Split } from '../../models/asian.ts'
import type { ModelOutcome } from '../Engine.ts'
import { addPay, LOST, type Pay, resultOfPay, WON, winning } from './Pay.ts'
import { type Aspect, aspectOf, type Grid, type Scope, type Spread } from './Scope.ts'

/** What the outcomes of a market pay by the score of its scope, or by one number that is made of it. */
export type Question =
  | ValueQuestion
  | { of: 'score'; outcomes: readonly { id: string; pay: (home: number, away: number) => Pay }[] }
  /** One outcome wins, the others lose: `winner` is its place among them. */
  | { of: 'winner'; ids: readonly string[]; winner: (home: number, away: number) => number }

/** By one number: the margin, the total, what a side has. */
export type ValueQuestion = {
  of: Aspect
  outcomes: readonly { id: string; pay: (value: number) => Pay }[]
}

/** What a line costs and what it has come to, where it is known which line it is. */
export type Asked = {
  chances: () => ModelOutcome[]
  /** Undefined while something that can still happen would change it. */
  results: () => Readonly<Record<string, Result>> | undefined
  /** Which score it looks at, where it is one score. */
  on?: { scope: Scope; question: Question }
}

export function ask(scope: Scope, question: Question): Asked {
  return {
    chances: () => chances(scope, question),
    results: () => results(scope, question),
    on: { scope, question },
  }
}

function chances(scope: Scope, question: Question): ModelOutcome[] {
  if (question.of === 'score') {
    const grid = scope.scores()
    return question.outcomes.map(({ id, pay }) => ({ id, chance: chanceOnScores(grid, pay) }))
  }
  if (question.of === 'winner') {
    const all = chancesOfWinners(scope.scores(), question.winner, question.ids.length)
    return question.ids.map((id, at) => ({ id, chance: winning(Math.min(1, all[at] ?? 0)) }))
  }
  const spread = scope.along(question.of)
  return question.outcomes.map(({ id, pay }) => ({ id, chance: chanceOnValues(spread, pay) }))
}

// Some hundred thousand times a second: counted by index, as iterators take several times as long.

function chanceOnValues({ from, p }: Spread, pay: (value: number) => Pay): Split {
  const chance = { won: 0, back: 0, lost: 0 }
  for (let at = 0; at < p.length; at += 1) addPay(chance, pay(from + at), p[at] as number)
  return chance
}

function chanceOnScores({ home, away, p }: Grid, pay: (home: number, away: number) => Pay): Split {
  const chance = { won: 0, back: 0, lost: 0 }
  for (let h = 0; h < p.length; h += 1) {
    const row = p[h] as readonly number[]
    for (let a = 0; a < row.length; a += 1) addPay(chance, pay(home + h, away + a), row[a] as number)
  }
  return chance
}

function chancesOfWinners(
  { home, away, p }: Grid,
  winner: (home: number, away: number) => number,
  many: number,
) {
  const all = new Array<number>(many).fill(0)
  for (let h = 0; h < p.length; h += 1) {
    const row = p[h] as readonly number[]
    for (let a = 0; a < row.length; a += 1) {
      const at = winner(home + h, away + a)
      all[at] = (all[at] as number) + (row[a] as number)
    }
  }
  return all
}

function results(scope: Scope, question: Question): Record<string, Result> | undefined {
  if (!scope.isOver && !isDecided(scope, question)) return undefined
  const { home, away } = scope
  const all: Record<string, Result> = {}
  if (question.of === 'score') {
    for (const { id, pay } of question.outcomes) all[id] = resultOfPay(pay(home, away))
  } else if (question.of === 'winner') {
    const winner = question.winner(home, away)
    for (const [at, id] of question.ids.entries()) all[id] = at === winner ? WON : LOST
  } else {
    const value = aspectOf(question.of, home, away)
    for (const { id, pay } of question.outcomes) all[id] = resultOfPay(pay(value))
  }
  return all
}

/**
 * How much more is thought of when it is asked whether a line can still change: each of the next counts, as outcomes may be
 * single numbers, and some far ones, as a line may lie far.
 */
const NEAR = 16
const FAR = [24, 40, 80, 160, 320]
const VALUES = [...Array(NEAR + 1).keys(), ...FAR]
/** The same for scores, where outcomes are single ones of up to four goals. */
const COUNTS = [...Array(9).keys(), 16, ...FAR]

/** Scores only grow: a line is decided when no higher one pays otherwise. */
function isDecided({ home, away }: Scope, question: Question): boolean {
  if (question.of === 'margin') return false
  if (question.of === 'score') return question.outcomes.every(({ pay }) => isFlat(pay, home, away))
  if (question.of === 'winner') return isFlat(question.winner, home, away)
  const now = aspectOf(question.of, home, away)
  return question.outcomes.every(({ pay }) => {
    const pays = pay(now)
    return VALUES.every((more) => pay(now + more) === pays)
  })
}

function isFlat(pay: (home: number, away: number) => number, home: number, away: number): boolean {
  const pays = pay(home, away)
  return COUNTS.every((h) => COUNTS.every((a) => pay(home + h, away + a) === pays))
}
