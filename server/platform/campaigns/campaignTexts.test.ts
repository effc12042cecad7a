import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CampaignDefinition, MessagesDefinition } from '#generated/grammar/types.ts'

const site = join(import.meta.dirname, '../../../schemas/site')
const read = <T>(pattern: string): T[] =>
  globSync(join(site, pattern)).map((file) => JSON.parse(readFileSync(file, 'utf8')) as T)

const messages = read<MessagesDefinition>('messages/*/*.json')

/** Numbers that are written in a text, and do not come from arguments. */
const written = (text: string): string[] =>
  [...text.replace(/<\/?\w+>|=\d+|\{\w+, select,[^{}]*/g, '').matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) =>
    String(Number(number.replace(',', '.'))),
  )

it.each(read<CampaignDefinition>('campaigns/*.json').map(({ id }) => id))(
  'texts of the campaign %s name no number, which would be told twice: what it decides is shown from its definition',
  (id) => {
    const texts = messages.flatMap(({ locale, messages: all }) =>
      Object.entries(all)
        .filter(([key]) => key.startsWith(`campaigns.${id}.`))
        .map(([key, text]) => [`${locale} ${key}`, text] as const),
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const [where, text] of texts) expect(written(text), `${where}: ${text}`).toEqual([])
  },
)

/** What the operator promises of people and letters, which nothing here decides; and a part, which is one over an argument. */
const own = ['pages.contacts.body', 'pages.sports-rules.places']

it('terms, questions, limits, bonuses and letters take every other number from arguments', () => {
  const about = /^(pages|responsible|bonuses|requirements|cashier|deposit|mail|sms|game\.terms|home\.hero)\./
  for (const { locale, messages: all } of messages)
    for (const [key, text] of Object.entries(all)) {
      if (!about.test(key) || own.includes(key) || key.endsWith('.periodOption')) continue
      expect(written(text), `${locale} ${key}: ${text}`).toEqual([])
    }
})
