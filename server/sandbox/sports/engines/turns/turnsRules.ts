import { askHalves, better, both, halfAndFull } from '../lines/halves.ts'
import { evenLine } from '../lines/offers.ts'
import { highest } from '../lines/parts.ts'
import type { Asked } from '../lines/Question.ts'
import { joinSpecifiers, placeOf, type Rule } from '../lines/rules.ts'
import { lined, only, type Part, plain } from '../lines/scoreRules.ts'
import { race, raceOfTwo } from './race.ts'
import type { TurnsView } from './TurnsView.ts'

type R = Rule<TurnsView>

export const regular = only<TurnsView>((view) => view.regular)
export const final = only<TurnsView>((view) => view.final)
export const firstHalf = only<TurnsView>((view) => view.scope(0, view.turns.periods / 2))
export const secondHalf = only<TurnsView>((view) => view.scope(view.turns.periods / 2, view.turns.periods))

/** Periods of regular time, by their number; those that are not over are offered. */
export function period(name: string): Part<TurnsView> {
  return {
    scope: (view, given) => {
      const number = numberOf(view, given[name])
      return number === undefined ? undefined : view.scope(number - 1, number)
    },
    offers: (view) =>
      numbers(view)
        .filter((number) => !view.scope(number - 1, number).isOver)
        .map((number) => `${name}=${number}`),
  }
}

function numbers({ turns }: TurnsView): number[] {
  return Array.from({ length: turns.periods }, (_, at) => at + 1)
}

function numberOf(view: TurnsView, text: string | undefined): number | undefined {
  return numbers(view).find((number) => String(number) === text)
}

function simple(market: number, ask: (view: TurnsView) => Asked): R {
  return { market, offers: () => [''], ask }
}

export const halfAndFullRule = (market: number): R => simple(market, (view) => halfAndFull(...halves(view)))
export const betterHalfRule = (market: number): R =>
  simple(market, (view) => askHalves(...halves(view), better(both)))

function halves(view: TurnsView) {
  const { periods } = view.turns
  return [view.scope(0, periods / 2), view.scope(periods / 2, periods)] as const
}

/** @param ids of the periods in their order, and of a tie between the best */
export const bestPeriodRule = (market: number, ids: readonly string[]): R =>
  simple(market, (view) => {
    const all = numbers(view).map((number) => view.scope(number - 1, number))
    return highest(all, 'total', ids)
  })

/** Whether regular time ends in a draw. */
export const overtimeRule = (market: number): R =>
  plain(market, regular, {
    of: 'margin',
    outcomes: [
      { id: '74', pay: (margin) => (margin === 0 ? 1 : -1) },
      { id: '76', pay: (margin) => (margin === 0 ? -1 : 1) },
    ],
  })

/** Who wins with how many points in all. */
export const winnerAndTotalRule = (market: number): R =>
  lined(
    market,
    final,
    'total',
    (scope) => [evenLine(scope.along('total'))],
    (line) => {
      const winner = (home: number, away: number) =>
        (home > away ? 0 : 1) + (home + away > Number(line) ? 0 : 2)
      return { of: 'winner', ids: ['973', '974', '975', '976'], winner }
    },
  )

/** The race to so many points in a period, for the period that is played or comes next. */
export function raceRule(market: number, name: string, targets: readonly number[]): R {
  const part = period(name)
  return {
    market,
    offers: (view) =>
      part
        .offers(view)
        .slice(0, 1)
        .flatMap((prefix) => targets.map((target) => joinSpecifiers(prefix, `pointnr=${target}`))),
    ask: (view, given) => {
      const [number, target] = [numberOf(view, given[name]), placeOf(given.pointnr)]
      if (number === undefined || target === undefined) return undefined
      return race(view.turns, view.state, { from: number - 1, to: number }, target)
    },
  }
}

/** The race to so many points in regular time, in which there are always more. */
export function matchRaceRule(market: number, targets: readonly number[]): R {
  return {
    market,
    offers: () => targets.map((target) => `pointnr=${target}`),
    ask: ({ turns, state }, { pointnr }) => {
      const target = placeOf(pointnr)
      if (target === undefined) return undefined
      return raceOfTwo(turns, state, { from: 0, to: turns.periods }, target)
    },
  }
}
