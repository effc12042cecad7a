import { expect, it } from 'vitest'
import { inputValue, zoneName } from './zoneName.ts'

it('writes a moment as an input reads it, by the same clock', () => {
  const at = new Date('2026-03-29T01:30:00Z')
  expect(new Date(inputValue(at))).toEqual(at)
})

it('names the zone', () => {
  expect(zoneName()).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
