import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'

/** What each opening adds to the address (`server/platform/sportsbook/frame/frameAddress.ts`). */
const given = ['mode', 'currency', 'locale', 'scheme', 'odds', 'path', 'site', 'jurisdiction']

/** The sportsbook of a third party at an address that browsers open otherwise than it is written, or that says what each opening says. */
export function checkFramedSportsbook({ sportsbook }: SiteDefinition): Finding[] {
  if (!sportsbook || sportsbook.url.startsWith('/')) return []
  const say = (message: string, hint: string): Finding[] => [
    { code: 'sportsbook_address', pointer: '/sportsbook/url', message, hint },
  ]
  const { url } = sportsbook
  if (!URL.canParse(url) || new URL(url).href !== url)
    return say(`Browsers do not open ${url} as it is written.`, 'Write it as a browser shows it.')
  const taken = given.find((name) => new URL(url).searchParams.has(name))
  return taken === undefined
    ? []
    : say(`The query says ${taken}, which each opening says.`, `Remove ${taken} from it.`)
}
