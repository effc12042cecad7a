import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillTemplate } from '../../../platform/sportsbook/names/fillTemplate.ts'
import { seeded } from '../../games/catalogue/covers/seeded.ts'
import { engines } from '../engines/engines.ts'
import { readSpecifiers } from '../engines/lines/rules.ts'
import families from '../pricing/families.json' with { type: 'json' }
import { margins } from '../pricing/margins.ts'

type Texts = Readonly<Record<string, string>>
type Market = {
  id: number
  family: string
  specifiers: { name: string }[]
  name: Texts
  outcomes?: { id: string; name: Texts }[]
  outcome_type?: string
}

const markets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Market[])
const byId = new Map(markets.map((market) => [market.id, market]))
const LANGUAGES = ['en', 'lv', 'ru', 'de', 'ar']

/** Sports that are decided by scores. */
const SPORTS = [1, 2, 3, 4, 6, 16]

test('each market has a family, which has a margin', () => {
  for (const { id, family } of markets) expect(families, String(id)).toHaveProperty(family)
  for (const { method, book } of Object.values(families)) {
    expect(margins).toHaveProperty(method)
    expect(book).toBeGreaterThan(1)
  }
})

test('a market is described once, in every language', () => {
  expect(byId.size).toBe(markets.length)
  for (const { id, name, outcomes = [] } of markets)
    for (const texts of [name, ...outcomes.map((outcome) => outcome.name)])
      expect(Object.keys(texts), String(id)).toEqual(LANGUAGES)
})

test.each(SPORTS)('what sport %i offers is described by markets of different names', (sport) => {
  const engine = engines.get(sport)
  if (!engine) throw new Error('There is no such sport')
  const random = seeded(`markets of ${sport}`)
  const squads = ['a', 'b'].map((side) => [`sr:player:1${side}`, `sr:player:2${side}`])
  const offered = new Set<number>()
  for (let state = engine.begin({ strengths: [0.4, 0], squads }); !engine.isOver(state); ) {
    for (const { market, specifiers, outcomes } of engine.lines(state)) {
      offered.add(market)
      const described = byId.get(market)
      const values = {
        specifiers: readSpecifiers(specifiers),
        competitors: ['Riverside', 'Northgate'],
        nameOf: (id: string) => id,
        ordinal: (number: number) => `${number}.`,
      }
      expect(described?.specifiers.map(({ name }) => name).sort(), String(market)).toEqual(
        Object.keys(values.specifiers),
      )
      for (const text of Object.values(described?.name ?? {})) expect(fillTemplate(text, values)).not.toBe('')
      for (const { id } of outcomes) {
        const texts = described?.outcomes?.find((outcome) => outcome.id === id)?.name
        if (!texts) expect(`${described?.outcome_type} ${id}`).toMatch(/^player sr:player:/)
        for (const text of Object.values(texts ?? {})) expect(fillTemplate(text, values)).not.toBe('')
      }
    }
    for (let step = 0; step < 15 && !engine.isOver(state); step += 1) state = engine.advance(state, random)
  }
  for (const language of LANGUAGES) {
    const names = [...offered].map((market) => byId.get(market)?.name[language])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
