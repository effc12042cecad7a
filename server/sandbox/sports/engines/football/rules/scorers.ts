import type { Result } from '../../../../../../betting/bets/legFactor.ts'
import { atLeast } from '../../lines/counts.ts'
import { LOST, WON, winning } from '../../lines/Pay.ts'
import { placeOf, type Rule } from '../../lines/rules.ts'
import type { FootballView } from '../FootballView.ts'
import { scorerShares } from '../scorerShares.ts'

type R = Rule<FootballView>

const NOBODY = '1716'
const TYPE = 'type=live'

type Scorer = { id: string; goals: number; left: number }

/** Those who may score, with what they have scored and what they still do on average: goals of a side are shared out among them. */
function scorersOf(view: FootballView): Scorer[] {
  const { left } = view.sequence('goals')
  const goals = view.counted('goals')
  return view.state.squads.flatMap((squad, side) => {
    const shares = scorerShares(squad.length)
    return squad.map((id, at) => ({
      id,
      goals: goals.filter(({ player }) => player === id).length,
      left: (left[side as 0 | 1] ?? 0) * (shares[at] ?? 0),
    }))
  })
}

/** A market whose outcomes are players, and nobody where it has that. */
function rule(market: number, offers: R['offers'], ask: R['ask']): R {
  const hasSquads = ({ state }: FootballView) => state.squads.length > 0
  return {
    market,
    offers: (view) => (hasSquads(view) ? offers(view) : []),
    ask: (view, specifiers) => (hasSquads(view) ? ask(view, specifiers) : undefined),
  }
}

function resultsOf(
  view: FootballView,
  says: (scorer: Scorer) => boolean,
  nobody?: boolean,
): Record<string, Result> {
  const results = Object.fromEntries(scorersOf(view).map((scorer) => [scorer.id, says(scorer) ? WON : LOST]))
  return nobody === undefined ? results : { ...results, [NOBODY]: nobody ? WON : LOST }
}

const nthScorer = rule(
  38,
  (view) => [`goalnr=${view.counted('goals').length + 1}|${TYPE}`],
  (view, { goalnr }) => {
    const place = placeOf(goalnr)
    if (place === undefined) return undefined
    const goals = view.counted('goals')
    const { left, isOver } = view.sequence('goals')
    const all = left[0] + left[1]
    const some = atLeast(place - goals.length, all)
    const done = goals[place - 1]
    return {
      chances: () => [
        ...scorersOf(view).map((scorer) => {
          return { id: scorer.id, chance: winning(all === 0 ? 0 : (some * scorer.left) / all) }
        }),
        { id: NOBODY, chance: winning(1 - some) },
      ],
      results: () =>
        done || isOver ? resultsOf(view, ({ id }) => id === done?.player, done === undefined) : undefined,
    }
  },
)

const lastScorer = rule(
  39,
  () => [TYPE],
  (view) => {
    const { left, isOver } = view.sequence('goals')
    const all = left[0] + left[1]
    const more = atLeast(1, all)
    const done = view.counted('goals').at(-1)
    return {
      chances: () => [
        ...scorersOf(view).map((scorer) => {
          const stays = scorer.id === done?.player ? 1 - more : 0
          return { id: scorer.id, chance: winning(stays + (all === 0 ? 0 : (more * scorer.left) / all)) }
        }),
        { id: NOBODY, chance: winning(done ? 0 : 1 - more) },
      ],
      results: () =>
        isOver ? resultsOf(view, ({ id }) => id === done?.player, done === undefined) : undefined,
    }
  },
)

/** Who scores so many or more. */
function scoresSoMany(market: number, many: number, specifiers: string): R {
  return rule(
    market,
    () => [specifiers],
    (view) => {
      const { left, isOver } = view.sequence('goals')
      const isAnytime = many === 1
      const goals = view.counted('goals').length
      const nobody = goals > 0 ? 0 : 1 - atLeast(1, left[0] + left[1])
      return {
        chances: () => [
          ...scorersOf(view).map((scorer) => {
            return { id: scorer.id, chance: winning(atLeast(many - scorer.goals, scorer.left)) }
          }),
          ...(isAnytime ? [{ id: NOBODY, chance: winning(nobody) }] : []),
        ],
        results: () =>
          isOver
            ? resultsOf(view, (scorer) => scorer.goals >= many, isAnytime ? goals === 0 : undefined)
            : undefined,
      }
    },
  )
}

export const scorerRules: readonly R[] = [
  nthScorer,
  lastScorer,
  scoresSoMany(40, 1, TYPE),
  scoresSoMany(898, 2, ''),
  scoresSoMany(899, 3, ''),
]
