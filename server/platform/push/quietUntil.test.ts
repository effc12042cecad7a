import { expect, it } from 'vitest'
import { quietUntil } from './quietUntil.ts'

const night = { from: '22:00', until: '08:00' }
const at = (time: string) => new Date(`2026-07-01T${time}Z`)

it.each([
  // Riga is three hours ahead of UTC in July.
  ['18:59:59', undefined],
  ['19:00:30', '2026-07-02T05:00:00.000Z'],
  ['21:30:00', '2026-07-02T05:00:00.000Z'],
  ['00:00:00', '2026-07-01T05:00:00.000Z'],
  ['04:59:00', '2026-07-01T05:00:00.000Z'],
  ['05:00:00', undefined],
])('of the night in Riga at %s UTC: %s', (now, until) => {
  expect(quietUntil(night, 'Europe/Riga', at(now))?.toISOString()).toBe(until)
})

it('knows hours that do not pass midnight, hours of no length, and none', () => {
  const noon = { from: '12:00', until: '14:00' }
  expect(quietUntil(noon, 'UTC', at('13:15:00'))).toEqual(at('14:00:00'))
  expect(quietUntil(noon, 'UTC', at('14:00:00'))).toBeUndefined()
  expect(quietUntil({ from: '08:00', until: '08:00' }, 'UTC', at('08:00:00'))).toBeUndefined()
  expect(quietUntil(undefined, 'UTC', at('03:00:00'))).toBeUndefined()
})
