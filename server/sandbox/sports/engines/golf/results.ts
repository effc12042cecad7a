import type { Result } from '../../../../../betting/bets/legFactor.ts'
import { onlyWon, overWon, type Results } from '../build/results.ts'
import { readSpecifiers } from '../lines/rules.ts'
import { LEVEL } from './lines.ts'
import { pairsOf } from './pairs.ts'
import { type GolfState, isGolfOver, ninesLeft, roundNines, totalOf } from './state.ts'

type Judge = (state: GolfState, read: Readonly<Record<string, string>>) => Results | undefined

const judges: Readonly<Record<number, Judge>> = {
  534: (state) => finalPlaces(state, 1),
  868: (state, { pos }) => finalPlaces(state, Number(pos)),
  1091: (state, { winners }) => finalPlaces(state, Number(winners)),
  535: ({ strokes, ids }, { roundnr }) => {
    const rounds = strokes.map((nines) => roundNines(nines, Number(roundnr)))
    return rounds.every((nines) => nines.length === 2) ? shared(ids, rounds.map(totalOf), 1) : undefined
  },
  538: (state, { id }) =>
    headToHead(state, id, (first, second, ahead) =>
      onlyWon([first, LEVEL, second], ahead < 0 ? first : ahead > 0 ? second : LEVEL),
    ),
  539: (state, { id }) =>
    headToHead(state, id, (first, second, ahead) => {
      const result = (won: boolean): Result => ({ won, voidHalves: ahead === 0 ? 2 : 0 })
      return { [first]: result(ahead < 0), [second]: result(ahead > 0) }
    }),
  1008: ({ ids, strokes }, { competitor, total }) => {
    const nines = strokes[ids.indexOf(competitor ?? '')]
    return nines && overWon(totalOf(nines), Number(total), ninesLeft(nines) === 0)
  },
}

/** What a line has come to, by the scores alone. */
export function golfResult(state: GolfState, market: number, specifiers: string): Results | undefined {
  return judges[market]?.(state, readSpecifiers(specifiers))
}

function finalPlaces(state: GolfState, places: number): Results | undefined {
  return isGolfOver(state) ? shared(state.ids, state.strokes.map(totalOf), places) : undefined
}

/** Who is among so many places; of those who tie for the last of them, each wins a share. */
function shared(ids: readonly string[], scores: readonly number[], places: number): Results {
  return Object.fromEntries(
    scores.map((score, at): [string, Result] => {
      const better = scores.filter((other) => other < score).length
      const tied = scores.filter((other) => other === score).length
      const free = places - better
      const won = free > 0
      const deadHeat = { num: BigInt(Math.max(0, free)), den: BigInt(tied) }
      return [ids[at] ?? '', { won, voidHalves: 0, ...(won && free < tied ? { deadHeat } : {}) }]
    }),
  )
}

function headToHead(
  { ids, skills, strokes }: GolfState,
  id: string | undefined,
  judge: (first: string, second: string, ahead: number) => Results,
): Results | undefined {
  const [one = 0, other = 0] = pairsOf(skills)[Number(id) - 1] ?? []
  const [mine = [], theirs = []] = [strokes[one], strokes[other]]
  if (ninesLeft(mine) + ninesLeft(theirs) > 0) return undefined
  return judge(ids[one] ?? '', ids[other] ?? '', totalOf(mine) - totalOf(theirs))
}
