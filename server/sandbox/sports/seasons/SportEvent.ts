import type { MatchProfile } from '../engines/Engine.ts'
import type { Competitor, Tournament } from './Tournament.ts'

/** A match, or a tournament of a field that is played as one. */
export type SportEvent = {
  /** `sr:match:…`, or `sr:stage:…` of a field. */
  id: string
  tournament: Tournament
  /** When it is planned to begin, in milliseconds since 1970. */
  startsAt: number
  /** When it is published first: as that event begins which goes so far before it as are known. */
  publishedAt: number
  /** The home side first; all that start where there is a field. */
  competitors: readonly Competitor[]
}

/** Who meets, for an engine: with the players of teams, or with those of a field each on their own. */
export function profileOf({ competitors, tournament: { plan } }: SportEvent): MatchProfile {
  const squads =
    plan.sides === 'field'
      ? competitors.map(({ id }) => [id])
      : competitors.map(({ squad }) => squad.map(({ id }) => id))
  return {
    strengths: competitors.map(({ strength }) => strength),
    ...(squads.every((squad) => squad.length > 0) && { squads }),
    ...(plan.best !== undefined && { best: plan.best }),
  }
}
