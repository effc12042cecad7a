import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type {
  Definition,
  LoyaltyProductDefinition,
  LoyaltyProgrammeDefinition,
  MessagesDefinition,
  SiteDefinition,
} from '#generated/grammar/types.ts'
import { plainSite } from '#schemas/compiler/plainSite.ts'
import { readSite } from '../../scripts/lib/readSite.ts'
import { programmesFor } from '../../server/platform/loyalty/programmesFor.ts'
import type { LiveSite } from '../../server/platform/shared/siteSource.ts'

const definitions = plainSite(await readSite(join(import.meta.dirname, '../../schemas/site')))
const ofKind = <K extends Definition['kind']>(kind: K) =>
  definitions.filter((one): one is Extract<Definition, { kind: K }> => one.kind === kind)
const programmes: LoyaltyProgrammeDefinition[] = ofKind('loyalty-programme').sort(
  (one, other) => one.number - other.number,
)
const [site] = ofKind('site') as [SiteDefinition]
const live = { site: () => site, loyalty: () => ({ programmes }) } as unknown as LiveSite

describe('loyalty of the starter site', () => {
  it('is one programme where products may be mixed, one of each product in Great Britain, none in Sweden', () => {
    const offered = Object.fromEntries(
      site.jurisdictions.map(({ code }) => [
        code,
        programmesFor(live, { jurisdiction: code }).map(({ id }) => id),
      ]),
    )
    const [across, casino, sports] = programmes.map(({ id }) => id)
    expect(offered).toEqual({
      ...{ standard: [across], de: [across], baltic: [across] },
      ...{ gb: [casino, sports], se: [] },
    })
  })

  it('sells what can be given in every way, and has something to do and to buy in every programme', () => {
    const products: LoyaltyProductDefinition[] = ofKind('loyalty-product')
    const ways = new Set(
      products.map(({ gives }) => ['bonus', 'spins', 'freeBet', 'sent'].find((way) => way in gives)),
    )
    expect([...ways].sort()).toEqual(['bonus', 'freeBet', 'sent', 'spins'])
    for (const { id } of programmes) {
      expect(products.filter(({ programme }) => programme === id)).not.toEqual([])
      expect(ofKind('loyalty-quest').filter(({ programme }) => programme === id)).not.toEqual([])
    }
  })

  it('tells players in every language the numbers that hold', () => {
    const texts: MessagesDefinition[] = ofKind('messages')
    for (const { terms, mostADay = 0, window, expiry, earning } of programmes) {
      const held = [mostADay, window.months, expiry && 'months' in expiry ? expiry.months : 0].map(String)
      for (const rule of earning) if (rule.on === 'bet') held.push(rule.leastOdds ?? '')
      const told = texts.flatMap(({ messages }) => messages[terms] ?? [])
      expect(told).toHaveLength(5)
      for (const text of told) {
        // 5,000 and 5.000 are 5000; 1,50 is 1.50.
        const plain = text.replace(/(\d)[.,](?=\d{3})/g, '$1').replace(/(\d),(?=\d{2})/g, '$1.')
        for (const number of held) expect(plain).toContain(number)
      }
    }
  })
})
