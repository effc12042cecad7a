import { expect, it } from 'vitest'
import type { Translate } from '../messages/createTranslate.ts'
import en from '../messages/en.json' with { type: 'json' }
import { limitText } from './limitText.ts'

const t: Translate = (key, { until = '' } = {}) => en[key].replace('{until}', String(until))

it.each(['stake', 'loss'] as const)(
  'names the %s limit and the end of its period by the clock of the casino',
  (kind) => {
    const said = limitText({ kind, until: '2026-11-28T22:30:00.000Z', time_zone: 'Europe/Riga' }, t, 'en')
    expect(said.replace(/\s/g, ' ')).toBe(
      en[`error.limit.${kind}`].replace('{until}', 'Nov 29, 2026, 12:30 AM'),
    )
  },
)

it('says of the terms of a bonus that they are it', () => {
  expect(limitText({ kind: 'bonus' }, t, 'en')).toBe(en['error.limit.bonus'])
})

it.each([undefined, { kind: 'weekly' }, { kind: 'toString' }, { kind: 'stake' }])(
  'says that it is a limit where a casino says no more (%j)',
  (limit) => {
    expect(limitText(limit, t, 'en')).toBe(en['error.LIMIT_REACHED'])
  },
)
