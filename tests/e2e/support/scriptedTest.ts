import type { matchOf } from '../../fixtures/betting/scriptedFeed.ts'
import { settingsOf } from './startedPostgres.ts'
import { startSite } from './startSite.ts'
import { test as base } from './test.ts'

/** What the site's feed says, or an event that it knows from then on. */
export type ToldFeed =
  | { xml: string }
  | {
      event: string
      /** ISO 8601. */
      startsAt: string
      sides: readonly [number, number]
      more?: Partial<Pick<ReturnType<typeof matchOf>, 'name' | 'competitors' | 'tournament'>>
    }

const hour = 3_600_000

/** A feed that says what a test wants, when it wants it. */
function feedOf(tell: (told: ToldFeed) => void) {
  let last = 0
  const now = () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }
  const say = (kind: string, event: string, inside: string, { producer = 3, more = '' } = {}) =>
    tell({
      xml: `<${kind} product="${producer}" event_id="${event}" timestamp="${now()}"${more}>${inside}</${kind}>`,
    })
  return {
    say,
    /** An event that begins in so many hours, or has begun. */
    event: (event: string, hours: number, sides: readonly [number, number], more = {}) =>
      tell({ event, startsAt: new Date(Date.now() + hours * hour).toISOString(), sides, more }),
    odds: (event: string, markets: string, status = '', producer = 3) =>
      say('odds_change', event, `${status}<odds>${markets}</odds>`, { producer }),
    /** How lines of an event ended. */
    settle: (event: string, markets: string) =>
      say('bet_settlement', event, `<outcomes>${markets}</outcomes>`, { more: ' certainty="2"' }),
  }
}

export type ScriptedFeed = ReturnType<typeof feedOf>

/** Tests of bets on one site, whose feed they tell what happens. */
export const test = base.extend<object, { feed: ScriptedFeed }>({
  site: [
    async ({ database }, use, worker) => {
      const site = await startSite(await settingsOf(database, worker), 'tests/e2e/support/scriptedSite.ts')
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  feed: [async ({ site }, use) => use(feedOf((told) => site.tell(told))), { scope: 'worker' }],
})

/** A market as feeds write it. @param odds by outcome */
export function market(
  id: number,
  odds: Readonly<Record<string, number | string>>,
  specifiers = '',
  status = 1,
) {
  const outcomes = Object.entries(odds).map(
    ([outcome, price]) => `<outcome id="${outcome}" odds="${price}" probabilities="${1 / Number(price)}"/>`,
  )
  return `<market id="${id}" status="${status}"${specifiersText(specifiers)}>${outcomes.join('')}</market>`
}

/** How a market ended. @param results by outcome: what of it won, and what of the stake is void */
export function ended(
  id: number,
  results: Readonly<Record<string, { result: 0 | 1; void?: number }>>,
  specifiers = '',
) {
  const outcomes = Object.entries(results).map(
    ([outcome, { result, void: part }]) =>
      `<outcome id="${outcome}" result="${result}"${part === undefined ? '' : ` void_factor="${part}"`}/>`,
  )
  return `<market id="${id}"${specifiersText(specifiers)}>${outcomes.join('')}</market>`
}

const specifiersText = (specifiers: string) => (specifiers ? ` specifiers="${specifiers}"` : '')
