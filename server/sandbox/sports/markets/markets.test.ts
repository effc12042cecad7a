import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillTemplate } from '../../../platform/sportsbook/names/fillTemplate.ts'
import { seeded } from '../../games/catalogue/covers/seeded.ts'
import { engines } from '../engines/engines.ts'
import { readSpecifiers } from '../engines/lines/rules.ts'
import { drawProfile, playThrough } from '../proof/sampling.ts'

type Texts = Readonly<Record<string, string>>
type Market = {
  id: number
  specifiers: { name: string }[]
  name: Texts
  outcomes?: { id: string; name: Texts }[]
  outcome_type?: string
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
const markets = files.flatMap(
  (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Market[],
)
const byId = new Map(markets.map((market) => [market.id, market]))
const LANGUAGES = ['en', 'lv', 'ru', 'de', 'ar']
/** Those whose markets stand here. */
const SPORTS = [5, 9, 20, 21, 22, 23]

test('a market stands in one file, in every language, and its names differ', () => {
  expect(byId.size).toBe(markets.length)
  for (const { id, name, outcomes = [] } of markets)
    for (const texts of [name, ...outcomes.map((outcome) => outcome.name)])
      expect(Object.keys(texts), String(id)).toEqual(LANGUAGES)
  for (const language of LANGUAGES)
    for (const name of files) {
      const own = JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Market[]
      expect(new Set(own.map((market) => market.name[language])).size, `${name} ${language}`).toBe(own.length)
    }
})

test.each(SPORTS)('whatever sport %i offers is described, and every name can be filled in', (sport) => {
  const engine = engines.get(sport)
  const random = seeded(`described ${sport}`)
  const states = engine ? playThrough(engine, engine.begin(drawProfile(sport, random)), random) : []
  const offered = states.filter((_, at) => at % 9 < 2).flatMap((state) => engine?.lines(state) ?? [])
  expect(offered.length).toBeGreaterThan(100)
  for (const { market, specifiers, outcomes } of offered) {
    const described = byId.get(market)
    const values = {
      specifiers: readSpecifiers(specifiers),
      competitors: ['Riverside', 'Northgate'],
      nameOf: (id: string) => id,
      ordinal: (number: number) => `${number}.`,
    }
    expect(described?.specifiers.map(({ name }) => name).sort(), String(market)).toEqual(
      Object.keys(values.specifiers).sort(),
    )
    for (const text of Object.values(described?.name ?? {})) expect(fillTemplate(text, values)).not.toBe('')
    for (const { id } of outcomes) {
      const outcome = described?.outcomes?.find((one) => one.id === id)
      if (!outcome) expect(described?.outcome_type, `${market} ${id}`).toBe('competitor')
      for (const text of Object.values(outcome?.name ?? {})) expect(fillTemplate(text, values)).not.toBe('')
    }
  }
})
