import type { Country } from '../names/coinNames.ts'
import type { Texts } from '../names/languages.ts'
import plans from './sports.json' with { type: 'json' }

/** What is played of a sport. */
export type SportPlan = {
  /** Number of the feed. */
  sport: number
  name: Texts
  /** Two teams, two players, or a field of all who start. */
  sides: 'team' | 'single' | 'field'
  /** Competitors of a tournament. */
  competitors: number
  /** Players of a team that markets may name. */
  squad: number
  /** Most sets or legs, where a sport has several ways. */
  best?: number
  /** Whether betting stops when anybody scores, or only between parts: where scores come every few seconds it would never be open. */
  stops: 'score' | 'period'
  /** After which turns of a match lines that were not offered before may come. */
  renews: 'score' | 'period'
  /** After how many seconds of ours they come at the latest; 60 if left out. */
  renewal?: number
  /** Seconds that an event takes from its beginning to its end, breaks among them, on average. */
  lasts: number
  /** How many events of the sport are played at once, on average. */
  playing: number
  /** How many coming events of a tournament are known. */
  ahead: number
  competition: 'league' | 'cup' | 'open'
  /** A tournament each; where a country comes a second time, its cup. */
  countries: readonly Country[]
}

export const sportPlans = plans as readonly SportPlan[]
