import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demandsValue } from './demandsValue.ts'
import { errorCodes } from './errorCodes.ts'
import { loadRules, referencedFields, ruleNames, runRules } from './registry.ts'
import type { RuleName } from './rule.ts'
import { sampleUses } from './testing/sampleUses.ts'
import { testContext } from './testing/testContext.ts'

const table = await loadRules(ruleNames)
const grammar = (name: string) =>
  JSON.parse(readFileSync(new URL(`../grammar/${name}.json`, import.meta.url), 'utf8'))
const ajv = new Ajv2020({ strict: false })
ajv.addSchema(grammar('common'))
const isRuleUse = ajv.compile(grammar('rules'))

describe.each(ruleNames)('%s', (name) => {
  const uses = sampleUses.filter((use) => use.rule === name)
  const run = (value: unknown) => uses.flatMap((use) => runRules(table, [use], value, testContext))

  test('has an entry in the grammar that takes its uses', () => {
    expect(grammar('rules').$defs).toHaveProperty(name)
    for (const use of uses) expect(isRuleUse(use), JSON.stringify(isRuleUse.errors)).toBe(true)
    expect(isRuleUse({ ...uses[0], params: { ...uses[0]?.params, unknown: 1 } })).toBe(false)
  })

  test('answers any JSON value with known codes, the same twice, and throws at none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = JSON.stringify(value)
        const errors = run(value)
        expect(run(value)).toEqual(errors)
        expect(JSON.stringify(value)).toBe(before)
        for (const error of errors) expect(errorCodes).toContain(error.code)
      }),
      { numRuns: 50 },
    )
  })
})

test.each(sampleUses)('$rule reads no other field than those it refers to', (use) => {
  const read = new Set<PropertyKey>()
  const note = (_: object, field: PropertyKey) => {
    read.add(field)
    return undefined
  }
  const values = new Proxy(
    {},
    { get: note, has: (_, field) => read.add(field) && false, getOwnPropertyDescriptor: note },
  )
  for (const value of ['a', '20123456', '+37120123456', true, 7])
    runRules(table, [use], value, { ...testContext, values })
  expect([...read].filter((field) => !referencedFields(use).includes(String(field)))).toEqual([])
})

const neverOptional: readonly RuleName[] = ['required', 'checked', 'type']

test.each(sampleUses.filter((use) => !neverOptional.includes(use.rule) && !demandsValue(use)))(
  '$rule lets an empty value pass',
  (use) => {
    for (const empty of [undefined, null, '', []])
      expect(runRules(table, [use], empty, testContext)).toEqual([])
  },
)

test('the grammar describes every rule, every parameter, and no rule more', () => {
  const defs: Record<string, { description?: string; properties: { params: { properties: object } } }> =
    grammar('rules').$defs
  expect(Object.keys(defs).sort()).toEqual([...ruleNames].sort())
  for (const def of Object.values(defs)) {
    expect(def.description).toBeTruthy()
    for (const param of Object.values(def.properties.params.properties))
      expect(param).toHaveProperty('description')
  }
})

test('error codes stand in the list once', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
})

test('only the rules asked for are loaded, and an unknown one is refused', async () => {
  expect(Object.keys(await loadRules(['iban', 'required', 'iban']))).toEqual(['iban', 'required'])
  await expect(loadRules(['toString' as RuleName])).rejects.toThrow('Unknown rule: toString')
})

describe('runRules', () => {
  const run = (uses: Parameters<typeof runRules>[1], value: unknown) =>
    runRules(table, uses, value, testContext).map((error) => error.code)

  test('says nothing more about a missing value', () => {
    expect(run([{ rule: 'required' }, { rule: 'type', params: { type: 'string' } }], null)).toEqual([
      'required',
    ])
  })

  test('gives all errors in the order of the rules', () => {
    expect(
      run([{ rule: 'digits' }, { rule: 'min_length', params: { min: 6 } }, { rule: 'email' }], 'ab'),
    ).toEqual(['digits', 'min_length', 'email'])
  })

  test('says the same thing once', () => {
    expect(
      run([{ rule: 'type', params: { type: 'string' } }, { rule: 'digits' }, { rule: 'email' }], 5),
    ).toEqual(['wrong_type'])
  })

  test('words errors of passwords, phones and e-mails closely, unless the use names a code', () => {
    expect(run([{ rule: 'required' }, { rule: 'phone' }], '')).toEqual(['insert_phone'])
    expect(run([{ rule: 'required' }, { rule: 'email' }], '')).toEqual(['insert_email'])
    expect(run([{ rule: 'required' }, { rule: 'password' }], '')).toEqual(['insert_password'])
    expect(run([{ rule: 'required', params: { code: 'required' } }, { rule: 'email' }], '')).toEqual([
      'required',
    ])
    expect(
      run(
        [
          { rule: 'password' },
          { rule: 'min_length', params: { min: 6 } },
          { rule: 'equals', params: { field: 'password' } },
        ],
        'abc',
      ),
    ).toEqual(['short_password', 'passwords_not_equal'])
  })

  test('refuses to run a rule that was not loaded', () => {
    expect(() => runRules({}, [{ rule: 'email' }], 'a', testContext)).toThrow('Rule is not loaded: email')
  })
})

test('referencedFields names the fields that a rule looks at', () => {
  expect(referencedFields({ rule: 'equals', params: { field: 'password' } })).toEqual(['password'])
  expect(referencedFields({ rule: 'phone', params: { country_field: 'country' } })).toEqual(['country'])
  expect(referencedFields({ rule: 'phone' })).toEqual([])
  expect(referencedFields({ rule: 'email' })).toEqual([])
})
