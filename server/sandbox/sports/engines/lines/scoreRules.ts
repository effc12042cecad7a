import * as families from './families.ts'
import { evenLine, linesAround } from './offers.ts'
import { ask, type Question } from './Question.ts'
import { joinSpecifiers, type Rule, readSpecifiers, type Specifiers } from './rules.ts'
import type { Aspect, Scope } from './Scope.ts'

/** Where the markets of a part of a match look: at which scope, and for which parts it is offered. */
export type Part<View> = {
  /** Undefined for specifiers that name no such part. */
  scope: (view: View, specifiers: Specifiers) => Scope | undefined
  /** Specifiers of the parts that can be bet on now, `quarternr=2`; one empty text where there is but one. */
  offers: (view: View) => readonly string[]
}

/** The one part that a match has of a kind. */
export function only<View>(scope: (view: View) => Scope): Part<View> {
  return { scope, offers: () => [''] }
}

/** A market that asks one question, of each part. */
export function plain<View>(
  market: number,
  part: Part<View>,
  question: Question,
  specifiers = '',
): Rule<View> {
  return {
    market,
    offers: (view) => part.offers(view).map((prefix) => joinSpecifiers(prefix, specifiers)),
    ask: (view, given) => {
      const scope = part.scope(view, given)
      return scope && ask(scope, question)
    },
  }
}

/** What a line may be: a number in quarters, or the scores that sides begin with. */
const LINE = /^(?:-?\d{1,3}(?:\.(?:25|5|75))?|\d{1,2}:\d{1,2})$/

/** A market with a number or a score in its specifiers. @param choose what is offered for a scope */
export function lined<View>(
  market: number,
  part: Part<View>,
  name: string,
  choose: (scope: Scope) => readonly (number | string)[],
  question: (value: string) => Question,
): Rule<View> {
  const known = new Map<string, Question>()
  const of = (value: string) => {
    const made = known.get(value) ?? question(value)
    if (known.size < 1_000) known.set(value, made)
    return made
  }
  return {
    market,
    offers: (view) =>
      part.offers(view).flatMap((prefix) => {
        const scope = part.scope(view, readSpecifiers(prefix))
        if (!scope || scope.isOver) return []
        return choose(scope).map((value) => joinSpecifiers(prefix, `${name}=${value}`))
      }),
    ask: (view, given) => {
      const scope = part.scope(view, given)
      const value = given[name]
      return scope && value !== undefined && LINE.test(value) ? ask(scope, of(value)) : undefined
    },
  }
}

/** Over and under so many. @param steps from the even line, see `linesAround` */
export function totals<View>(
  market: number,
  part: Part<View>,
  steps: readonly number[],
  of: Aspect = 'total',
): Rule<View> {
  const choose = (scope: Scope) => linesAround(scope.along(of), steps).filter((line) => line > 0)
  return lined(market, part, 'total', choose, (line) => families.total(Number(line), of))
}

export function handicaps<View>(market: number, part: Part<View>, steps: readonly number[]): Rule<View> {
  const choose = (scope: Scope) => linesAround(scope.along('margin'), steps).map((line) => -line || 0)
  return lined(market, part, 'hcp', choose, (line) => families.handicap(Number(line)))
}

/** Handicaps with a draw, around that which makes the sides even. */
export function threeWayHandicaps<View>(market: number, part: Part<View>): Rule<View> {
  const choose = (scope: Scope) => {
    const middle = evenLine(scope.along('margin'))
    return [-1, 0, 1, 2]
      .map((step) => Math.floor(-middle) + step)
      .filter((ahead) => ahead !== 0)
      .map((ahead) => (ahead > 0 ? `${ahead}:0` : `0:${-ahead}`))
  }
  return lined(market, part, 'hcp', choose, families.threeWayHandicap)
}

/** Market ids of the families that every score has, by what they are. */
export type ScoreMarkets = Partial<
  Record<
    | 'threeWay'
    | 'doubleChance'
    | 'drawNoBet'
    | 'winner'
    | 'handicap'
    | 'threeWayHandicap'
    | 'total'
    | 'homeTotal'
    | 'awayTotal'
    | 'oddEven'
    | 'homeOddEven'
    | 'awayOddEven',
    number
  >
>

/** How far from the even line others are offered. */
export type Steps = { total: readonly number[]; side: readonly number[]; handicap: readonly number[] }

/** The families that every score has, for a part of a match. */
export function scoreRules<View>(part: Part<View>, markets: ScoreMarkets, steps: Steps): Rule<View>[] {
  const rules: Record<keyof ScoreMarkets, (market: number) => Rule<View>> = {
    threeWay: (market) => plain(market, part, families.threeWay),
    doubleChance: (market) => plain(market, part, families.doubleChance),
    drawNoBet: (market) => plain(market, part, families.twoWay),
    winner: (market) => plain(market, part, families.twoWay),
    handicap: (market) => handicaps(market, part, steps.handicap),
    threeWayHandicap: (market) => threeWayHandicaps(market, part),
    total: (market) => totals(market, part, steps.total),
    homeTotal: (market) => totals(market, part, steps.side, 'home'),
    awayTotal: (market) => totals(market, part, steps.side, 'away'),
    oddEven: (market) => plain(market, part, families.oddEven()),
    homeOddEven: (market) => plain(market, part, families.oddEven('home')),
    awayOddEven: (market) => plain(market, part, families.oddEven('away')),
  }
  return Object.entries(markets).map(([family, market]) => rules[family as keyof ScoreMarkets](market))
}
