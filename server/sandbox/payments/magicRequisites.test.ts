import { expect, it } from 'vitest'
import { requisitesFault } from './magicRequisites.ts'

it.each([
  [{ iban: 'LV88BANK0000435199901' }, 'requisites_on_verification'],
  [{ name: 'Anna', email: 'anna9902@example.com' }, 'requisites_validation_required'],
  [{ phone: '+371 2000 9903 ' }, 'requisites_fraudulent'],
  [{ iban: 'LV80BANK0000435195001' }, undefined],
  [{ email: '9901.anna@example.com' }, undefined],
  [{}, undefined],
])('says of %j: %s', (requisites, fault) => {
  expect(requisitesFault(requisites as Record<string, string>)).toBe(fault)
})
