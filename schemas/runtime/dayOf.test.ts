import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { dayOf } from './dayOf.ts'

const jurisdictions = [
  { code: 'here', countries: [], timeZone: 'Europe/Riga' },
  { code: 'east', countries: ['AE'], timeZone: 'Asia/Dubai' },
  { code: 'west', countries: ['BR'], timeZone: 'America/Sao_Paulo' },
  { code: 'silent', countries: ['GB'] },
] as unknown as SiteDefinition['jurisdictions']
const site = { jurisdictions, defaultJurisdiction: 'here' }

it.each([
  ['2026-06-30T20:30:00Z', ['AE'], '2026-07-01'],
  ['2026-06-30T20:30:00Z', ['LV'], '2026-06-30'],
  ['2026-06-30T21:30:00Z', ['LV'], '2026-07-01'],
  ['2026-07-01T02:30:00Z', ['BR'], '2026-06-30'],
  ['2026-06-30T23:30:00Z', ['GB'], '2026-06-30'],
  // The form's country before the account's, and the default where neither says one.
  ['2026-07-01T02:30:00Z', ['BR', 'AE'], '2026-06-30'],
  ['2026-07-01T02:30:00Z', ['', 'br'], '2026-06-30'],
  ['2026-06-30T21:30:00Z', [undefined, undefined], '2026-07-01'],
])('at %s it is, for %j, %s', (moment, countries, day) => {
  expect(dayOf(site, countries, new Date(moment))).toBe(day)
})
