import { expect, it } from 'vitest'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import sportsbook from '#schemas/site/sportsbook.json' with { type: 'json' }
import { rulesVersion } from './rulesVersion.ts'

const starter = sportsbook as unknown as SportsbookDefinition
const texts = { 'sports.rules.voids.text': 'Refunded.', 'sports.football.rules': '90 minutes.' }

function liveSite({
  book = starter,
  en = texts,
  lv = texts,
}: {
  book?: SportsbookDefinition
  en?: object
  lv?: object
}) {
  const said = new Map(
    Object.entries({ en, lv }).map(([locale, messages]) => [
      locale,
      { kind: 'message-source' as const, id: locale, locale, messages: messages as Record<string, string> },
    ]),
  )
  const locales = ['en', 'lv'].map((code) => ({ code, name: code, dir: 'ltr' as const }))
  return {
    sportsbook: () => book,
    locales: () => ({
      ...{ kind: 'locales' as const, id: 'main', default: 'en', strategy: 'browser' as const },
      locales,
    }),
    messages: (locale: string) => said.get(locale),
  }
}

const FOOTBALL = 1
const GOLF = 9
const version = (change: Parameters<typeof liveSite>[0] = {}, sport: number | undefined = FOOTBALL) =>
  rulesVersion(liveSite(change), sport)

it('stays while the rules say the same, whatever else is published', () => {
  expect(version()).toMatch(/^[0-9a-f]{16}$/)
  expect(
    version({ book: { ...starter, delay: 9, promoted: [] }, en: { ...texts, 'home.title': 'Hello' } }),
  ).toBe(version())
})

it('is another with each word of the rules in any language, and with what bets are paid by', () => {
  const changes: Parameters<typeof liveSite>[0][] = [
    { lv: { ...texts, 'sports.rules.voids.text': 'Atmaksāts.' } },
    { en: { ...texts, 'sports.football.rules': '80 minutes.' } },
    { book: { ...starter, limits: { ...starter.limits, mostWin: { EUR: '1.00' } } } },
    { book: { ...starter, eachWay: { usual: [{ runners: 5, places: 2, part: 3 }] } } },
  ]
  const changed = changes.map((change) => version(change))
  expect(new Set([version(), ...changed]).size).toBe(changed.length + 1)
})

it('is that of each sport by itself', () => {
  const change = { en: { ...texts, 'sports.football.rules': '80 minutes.' } }
  expect(version(change, GOLF)).toBe(version({}, GOLF))
  expect(version({}, GOLF)).not.toBe(version())
  expect(rulesVersion(liveSite({}))).not.toBe(version())
})

it('is none where no bets are taken', () => {
  expect(version({}, 12)).toBeUndefined()
  expect(rulesVersion({ ...liveSite({}), sportsbook: () => undefined }, FOOTBALL)).toBeUndefined()
})
