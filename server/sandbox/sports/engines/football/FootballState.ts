import type { MatchProfile } from '../Engine.ts'

export type Side = 0 | 1

/** What is counted. A second yellow card is no matter of its own: a red one is shown to whoever is sent off. */
export type IncidentKind = 'goal' | 'corner' | 'yellow' | 'red'

export type Incident = {
  kind: IncidentKind
  /** 0 the home side, 1 the away side. */
  side: Side
  /** Second of play. */
  at: number
  /** Id of who scored, where the squads are known. */
  player?: string
}

export type FootballState = {
  phase: 'before' | 'first' | 'break' | 'second' | 'ended'
  /** Seconds of play, without the break. */
  at: number
  /** How many of each a side comes to in a whole match, on average. */
  averages: Readonly<Record<IncidentKind, readonly [number, number]>>
  /** Ids of those who may score, the likeliest first. */
  squads: readonly (readonly string[])[]
  incidents: readonly Incident[]
}

/** So many of a squad are offered as scorers, and score. */
const SCORERS = 14

/** Of an average home side and an average away side, and how they grow with each point of strength between them. */
const USUAL: Readonly<Record<Exclude<IncidentKind, 'red'>, { home: number; away: number; growth: number }>> =
  {
    goal: { home: 1.5, away: 1.15, growth: 0.22 },
    corner: { home: 5.4, away: 4.5, growth: 0.1 },
    yellow: { home: 1.8, away: 2.1, growth: -0.05 },
  }

/** So many red cards to a yellow one, for each side the same: whose card the next is does not hang on its colour. */
const REDS = 0.045

export function begin({ strengths, squads = [] }: MatchProfile): FootballState {
  const ahead = (strengths[0] ?? 0) - (strengths[1] ?? 0)
  const averages = (kind: keyof typeof USUAL, of = 1): readonly [number, number] => {
    const { home, away, growth } = USUAL[kind]
    return [of * home * Math.exp(growth * ahead), of * away * Math.exp(-growth * ahead)]
  }
  return {
    phase: 'before',
    at: 0,
    averages: {
      goal: averages('goal'),
      corner: averages('corner'),
      yellow: averages('yellow'),
      red: averages('yellow', REDS),
    },
    squads: squads.length === 2 ? squads.map((squad) => squad.slice(0, SCORERS)) : [],
    incidents: [],
  }
}
