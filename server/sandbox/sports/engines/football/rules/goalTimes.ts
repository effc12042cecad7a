import { resultsOfOne, winning } from '../../lines/Pay.ts'
import type { Asked } from '../../lines/Question.ts'
import { joinSpecifiers, placeOf, type Rule } from '../../lines/rules.ts'
import { stretchOf } from '../../lines/sequences.ts'
import { FULL, minuteEnd } from '../clock.ts'
import type { FootballView } from '../FootballView.ts'
import { shareBetween } from '../hazards.ts'
import { minutes } from '../parts.ts'

type R = Rule<FootballView>

/** Whether a goal of the match falls in some minutes, and whose it is. */
function goalWithin(market: number, length: 5 | 10 | 15): R {
  const part = minutes(length)
  return {
    market,
    offers: (view) => {
      const goal = `goalnr=${view.counted('goals').length + 1}`
      return part.offers(view).map((prefix) => joinSpecifiers(prefix, goal))
    },
    ask: (view, specifiers) => {
      const place = placeOf(specifiers.goalnr)
      if (place === undefined || !part.scope(view, specifiers)) return undefined
      const [from, to] = [minuteEnd(Number(specifiers.from) - 1), minuteEnd(Number(specifiers.to))]
      return within(view, place, from, to)
    },
  }
}

function within(view: FootballView, place: number, from: number, to: number): Asked {
  const done = view.counted('goals')[place - 1]
  const before = view.sequence('goals', 0, from)
  const inside = view.sequence('goals', from, to)
  const outcome = (side?: 0 | 1) => resultsOfOne(['6', '7', '8'], side === undefined ? 1 : 2 * side)
  return {
    chances: () => {
      const rates = [before, inside].map(({ left }) => left[0] + left[1])
      const [, some = 0] = stretchOf(view.counted('goals').length, place, rates)
      const [home, away] = inside.left
      const share = home + away === 0 ? 0 : home / (home + away)
      return [some * share, 1 - some, some * (1 - share)].map((p, at) => {
        return { id: String(6 + at), chance: winning(p) }
      })
    },
    results: () => {
      if (done) return outcome(done.at >= from && done.at < to ? done.side : undefined)
      return view.state.at >= to ? outcome() : undefined
    },
  }
}

/** In which stretch of minutes a goal falls. @param first the outcome of the first one; each next is two further */
function timeOf(market: number, length: number, first: number): R {
  const ends = Array.from({ length: 90 / length }, (_, at) => minuteEnd((at + 1) * length))
  const ids = [...ends, FULL].map((_, at) => String(first + 2 * at))
  return {
    market,
    offers: (view) => [`goalnr=${view.counted('goals').length + 1}`],
    ask: (view, { goalnr }) => {
      const place = placeOf(goalnr)
      if (place === undefined) return undefined
      const goals = view.counted('goals')
      const { state } = view
      const all = state.averages.goal[0] + state.averages.goal[1]
      const averages = ends.map((end, at) => {
        return all * shareBetween('goal', Math.max(state.at, ends[at - 1] ?? 0), end)
      })
      return {
        chances: () =>
          stretchOf(goals.length, place, averages).map((p, at) => ({
            id: ids[at] ?? '',
            chance: winning(p),
          })),
        results: () => {
          const done = goals[place - 1]
          if (done)
            return resultsOfOne(
              ids,
              ends.findIndex((end) => done.at < end),
            )
          return state.at >= FULL ? resultsOfOne(ids, ids.length - 1) : undefined
        },
      }
    },
  }
}

/** Whose a goal is, and how the match ends: of so many goals to come, each is as likely to be any one of them. */
const goalAndResult: R = {
  market: 184,
  offers: (view) => [`goalnr=${view.counted('goals').length + 1}`],
  ask: (view, { goalnr }) => {
    const place = placeOf(goalnr)
    if (place === undefined) return undefined
    const ids = [814, 816, 818, 820, 822, 824, 826].map(String)
    const sequence = view.sequence('goals')
    const scope = view.scope('goals')
    const missing = place - sequence.sides.length
    const cell = (side: 0 | 1, home: number, away: number) => 3 * side + 1 - Math.sign(home - away)
    return {
      chances: () => {
        const chances = ids.map(() => 0)
        const { home, away, p } = scope.scores()
        const add = (at: number, chance: number) => {
          chances[at] = (chances[at] ?? 0) + chance
        }
        const done = sequence.sides[place - 1]
        for (const [h, row] of p.entries())
          for (const [a, chance] of row.entries()) {
            if (done !== undefined) add(cell(done, home + h, away + a), chance)
            else if (h + a < missing) add(6, chance)
            else {
              add(cell(0, home + h, away + a), (chance * h) / (h + a))
              add(cell(1, home + h, away + a), (chance * a) / (h + a))
            }
          }
        return ids.map((id, at) => ({ id, chance: winning(Math.min(1, chances[at] ?? 0)) }))
      },
      results: () => {
        if (!sequence.isOver) return undefined
        const done = sequence.sides[place - 1]
        return resultsOfOne(ids, done === undefined ? 6 : cell(done, scope.home, scope.away))
      },
    }
  },
}

export const goalTimeRules: readonly R[] = [
  timeOf(100, 15, 584),
  timeOf(101, 10, 598),
  goalWithin(103, 15),
  goalWithin(106, 10),
  goalWithin(109, 5),
  goalAndResult,
]
