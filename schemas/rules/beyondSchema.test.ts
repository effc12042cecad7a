import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { beyondSchema } from './beyondSchema.ts'
import { impliedSchemaOfAll } from './impliedSchema.ts'
import { loadRules, runRules } from './registry.ts'
import type { RuleName, RuleUse } from './rule.ts'
import { testContext } from './testing/testContext.ts'

/** For each rule of the list a value that only the rule refuses. */
const refused: Partial<Record<RuleName, [use: RuleUse, value: string]>> = {
  password_length: [{ rule: 'password_length' }, 'abc'],
  common_password: [{ rule: 'common_password' }, '123456'],
  equals: [{ rule: 'equals', params: { field: 'password' } }, 'another'],
  date: [{ rule: 'date' }, '2026-02-30'],
  max_date: [{ rule: 'max_date', params: { max: 'today' } }, '2026-04-01'],
  sum: [{ rule: 'sum', params: { min: 10, max: 5000, currency: 'EUR' } }, '9'],
  min_value: [{ rule: 'min_value', params: { min: 10 } }, '9'],
  max_value: [{ rule: 'max_value', params: { max: 10 } }, '11'],
  phone: [{ rule: 'phone', params: { country_field: 'country' } }, '1'],
  card_number: [{ rule: 'card_number' }, '4111111111111112'],
  iban: [{ rule: 'iban' }, 'LV80BANK0000435195002'],
}

test('every rule that is said to know more than a schema refuses a value that its schema takes', async () => {
  expect(Object.keys(refused).sort()).toEqual(Object.keys(beyondSchema).sort())
  const ajv = new Ajv2020({ strict: false })
  for (const [use, value] of Object.values(refused)) {
    const table = await loadRules([use.rule])
    expect(runRules(table, [use], value, testContext), use.rule).not.toEqual([])
    expect(ajv.validate(impliedSchemaOfAll([use]), value), use.rule).toBe(true)
  }
})
