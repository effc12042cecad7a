import { sportsbooks } from '../platform/seamless/bookOf.ts'
import type { FindFramed } from '../platform/sportsbook/frame/FramedSportsbook.ts'
import type { Settings } from './settings.ts'

/** Where the sportsbook of a third party is that the site shows, and whose its calls are: the operator's, or that of the sandbox. */
export function framedSettings(
  { sportsbook: keys, sandboxGamesOrigin }: Pick<Settings, 'sportsbook' | 'sandboxGamesOrigin'>,
  sandboxUrl: string | undefined,
): FindFramed {
  return (said) => {
    if (!said) return undefined
    if (!said.url.startsWith('/'))
      return { url: new URL(said.url), ...(keys && { provider: sportsbooks.thirdParty }) }
    if (sandboxUrl === undefined) return undefined
    return { url: new URL(said.url, sandboxGamesOrigin ?? sandboxUrl), provider: sportsbooks.sandbox }
  }
}
