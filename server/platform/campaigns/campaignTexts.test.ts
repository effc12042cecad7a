import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CampaignDefinition, MessagesDefinition } from '#generated/grammar/types.ts'

const site = join(import.meta.dirname, '../../../schemas/site')
const read = <T>(pattern: string): T[] =>
  globSync(join(site, pattern)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as T)

const messages = read<MessagesDefinition>('messages/*/*.json')

/** Every number that a definition holds, sums without decimals that are nought. */
function numbersIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node === 'number') found.add(String(node))
  else if (typeof node === 'string' && /^\d+(\.\d+)?$/.test(node)) found.add(String(Number(node)))
  else if (typeof node === 'string' && /^\d{4}-\d\d-\d\d/.test(node)) found.add(node.slice(0, 4))
  else if (typeof node === 'object' && node !== null)
    for (const inner of Object.values(node)) numbersIn(inner, found)
  return found
}

/** Numbers that are written in a text, and do not come from arguments. */
const written = (text: string): string[] =>
  [...text.replace(/<\/?\w+>|=\d+|\{\w+, select,[^{}]*/g, '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) =>
    String(Number(number.replace(',', '.'))),
  )

it.each(read<CampaignDefinition>('campaigns/*.json').map((one) => [one.id, one] as const))(
  'texts of the campaign %s name no number that it does not have, in any language',
  (id, campaign) => {
    const has = numbersIn(campaign)
    const texts = messages.flatMap(({ locale, messages: all }) =>
      Object.entries(all)
        .filter(([key]) => key.startsWith(`campaigns.${id}.`))
        .map(([key, text]) => [`${locale} ${key}`, text] as const),
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const [where, text] of texts)
      expect(
        written(text).filter((number) => !has.has(number)),
        `${where}: ${text}`,
      ).toEqual([])
  },
)

it('texts of the campaigns say how often what they give must be staked, and until when, as they decide it', () => {
  for (const { id, terms, promotions } of read<CampaignDefinition>('campaigns/*.json'))
    for (const promotion of promotions)
      for (const { locale, messages: all } of messages) {
        const text = terms === undefined ? undefined : all[terms]
        if (text === undefined) continue
        const named = written(text)
        const decided = [
          'wagering' in promotion ? promotion.wagering : undefined,
          'winnings' in promotion ? promotion.winnings?.wagering : undefined,
          promotion.days,
        ].filter((one) => one !== undefined)
        expect(named, `${locale} ${id}: ${text}`).toEqual(expect.arrayContaining(decided.map(String)))
      }
})

/** What the operator promises of people and letters, which nothing here decides. */
const promised = ['pages.contacts.body', 'pages.terms.body']

it('terms, questions, limits, bonuses and letters take every other number from arguments', () => {
  const about = /^(pages|responsible|bonuses|requirements|cashier|deposit|mail|sms|game\.terms|home\.hero)\./
  for (const { locale, messages: all } of messages)
    for (const [key, text] of Object.entries(all)) {
      if (!about.test(key) || promised.includes(key) || key.endsWith('.periodOption')) continue
      expect(written(text), `${locale} ${key}: ${text}`).toEqual([])
    }
})
