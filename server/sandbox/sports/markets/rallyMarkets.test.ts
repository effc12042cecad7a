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

const markets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Market[])
const byId = new Map(markets.map((market) => [market.id, market]))
/** Sports that are no matter of two scores, and the files of their markets; what all markets owe is tried beside. */
const SPORTS = [5, 9, 20, 21, 22, 23]
const FILES = ['sets', 'tennis', 'volleyball', 'tableTennis', 'darts', 'cricket', 'golf'].map(
  (name) => `${name}.json`,
)

test.each(FILES)('markets of %s have names of their own, in every language', (file) => {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Market[]
  for (const language of ['en', 'lv', 'ru', 'de', 'ar'])
    expect(new Set(own.map(({ name }) => name[language])).size, language).toBe(own.length)
})

test.each(SPORTS)('whatever sport %i offers is described, and every name can be filled in', (sport) => {
  const engine = engines.get(sport)
  const random = seeded(`described ${sport}`)
  const states = engine ? playThrough(engine, engine.begin(drawProfile(sport, random)), random) : []
  const offered = states.filter((_, at) => at % 25 < 2).flatMap((state) => engine?.lines(state) ?? [])
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
