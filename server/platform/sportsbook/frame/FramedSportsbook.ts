import type { SiteDefinition } from '#generated/grammar/types.ts'

/** The sportsbook of a third party. */
export type FramedSportsbook = {
  /** Its page. */
  url: URL
  /** Whose calls to the wallet are its; undefined where it has no key, so that nobody can bet. */
  provider?: string
}

/** Finds what the site says, by what operators have set; undefined where the site has its own, or the sandbox that it names does not run. */
export type FindFramed = (said: SiteDefinition['sportsbook']) => FramedSportsbook | undefined
