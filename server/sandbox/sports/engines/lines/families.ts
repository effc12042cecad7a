import { above, below, type Pay, won } from './Pay.ts'
import type { Question, ValueQuestion } from './Question.ts'
import type { Aspect } from './Scope.ts'

/** The families of markets on a score, with the outcome ids of the Unified Odds Feed. */

type Outcome = { id: string; pay: (value: number) => Pay }

export const threeWay: ValueQuestion = {
  of: 'margin',
  outcomes: [
    { id: '1', pay: (margin) => won(margin > 0) },
    { id: '2', pay: (margin) => won(margin === 0) },
    { id: '3', pay: (margin) => won(margin < 0) },
  ],
}

export const doubleChance: ValueQuestion = {
  of: 'margin',
  outcomes: [
    { id: '9', pay: (margin) => won(margin >= 0) },
    { id: '10', pay: (margin) => won(margin !== 0) },
    { id: '11', pay: (margin) => won(margin <= 0) },
  ],
}

/** Who wins; a stake comes back where nobody does. */
export const twoWay: ValueQuestion = {
  of: 'margin',
  outcomes: [
    { id: '4', pay: (margin) => above(margin, 0) },
    { id: '5', pay: (margin) => below(margin, 0) },
  ],
}

/** @param line added to the home side's score, in quarters */
export function handicap(line: number): ValueQuestion {
  return {
    of: 'margin',
    outcomes: [
      { id: '1714', pay: (margin) => above(margin, -line) },
      { id: '1715', pay: (margin) => below(margin, -line) },
    ],
  }
}

/** @param start the scores that the sides begin with, `0:1` */
export function threeWayHandicap(start: string): ValueQuestion {
  const [home = 0, away = 0] = start.split(':').map(Number)
  const ahead = home - away
  return {
    of: 'margin',
    outcomes: [
      { id: '1711', pay: (margin) => won(margin + ahead > 0) },
      { id: '1712', pay: (margin) => won(margin + ahead === 0) },
      { id: '1713', pay: (margin) => won(margin + ahead < 0) },
    ],
  }
}

export function total(line: number, of: Aspect = 'total'): ValueQuestion {
  return {
    of,
    outcomes: [
      { id: '12', pay: (value) => above(value, line) },
      { id: '13', pay: (value) => below(value, line) },
    ],
  }
}

export function oddEven(of: Aspect = 'total'): ValueQuestion {
  return {
    of,
    outcomes: [
      { id: '70', pay: (value) => won(value % 2 !== 0) },
      { id: '72', pay: (value) => won(value % 2 === 0) },
    ],
  }
}

/** Outcomes that each are a band of numbers. @param bands id, least and most of each */
export function bands(
  of: Aspect,
  ...all: readonly (readonly [id: string, least: number, most: number])[]
): Question {
  return {
    of,
    outcomes: all.map(
      ([id, least, most]): Outcome => ({ id, pay: (value) => won(value >= least && value <= most) }),
    ),
  }
}

/** Outcomes 0, 1, 2 … by ids that count up; the last one is so many or more. */
export function exactly(of: Aspect, prefix: string, first: number, many: number): Question {
  const last = many - 1
  return bands(
    of,
    ...Array.from({ length: many }, (_, at) => {
      return [`${prefix}${first + at}`, at, at === last ? Number.POSITIVE_INFINITY : at] as const
    }),
  )
}

export function yesNo(says: (home: number, away: number) => boolean): Question {
  return scored(['74', says], ['76', (home, away) => !says(home, away)])
}

/** Outcomes that each are some scores. */
export function scored(
  ...all: readonly (readonly [id: string, says: (home: number, away: number) => boolean])[]
): Question {
  return {
    of: 'score',
    outcomes: all.map(([id, says]) => ({ id, pay: (home, away) => won(says(home, away)) })),
  }
}

/** @param ids by score, `2:1` @param other of all other scores */
export function correctScore(ids: Readonly<Record<string, string>>, other: string): Question {
  const places: number[][] = []
  for (const [place, score] of Object.keys(ids).entries()) {
    const [home = 0, away = 0] = score.split(':').map(Number)
    places[home] = Object.assign(places[home] ?? [], { [away]: place })
  }
  const all = [...Object.values(ids), other]
  return { of: 'winner', ids: all, winner: (home, away) => places[home]?.[away] ?? all.length - 1 }
}
