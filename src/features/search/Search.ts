import type { IconName } from '#generated/grammar/types.ts'

/** Something that was found. @property address where it leads; no two of one search lead to the same place */
export type Option = {
  address: string
  name: string
  /** What else is said of it: a provider, a league, a time. */
  of?: string | undefined
  /** What stands before it. */
  mark: { icon: IconName } | { sport: number }
}

/** What is found in one part of the site. */
export type Group = { title: string; options: readonly Option[] }
