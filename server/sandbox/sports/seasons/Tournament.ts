import type { Country } from '../names/coinNames.ts'
import type { Language } from '../names/languages.ts'
import type { SportPlan } from './plans.ts'

export type Player = {
  /** `sr:player:…` */
  id: string
  name: string
  /** On the shirt. */
  number: number
}

export type Competitor = {
  /** `sr:competitor:…` */
  id: string
  name: string
  /** Three letters. */
  abbreviation: string
  country: Country
  isTeam: boolean
  gender: 'm' | 'f'
  /** As `MatchProfile` has it: 0 is an average one. */
  strength: number
  squad: readonly Player[]
}

/** A league, a cup or a tour, whose competitors meet one after another without an end. */
export type Tournament = {
  /** `sr:tournament:…` */
  id: string
  /** Its place among all: what the numbers of its events end with. */
  at: number
  plan: SportPlan
  country: Country
  nameIn: (language: Language) => string
  competitors: readonly Competitor[]
  /** Milliseconds from one event to the next. */
  period: number
  /** When its first event began, in milliseconds since 1970. */
  begins: number
}
