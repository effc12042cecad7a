import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyMask, longestMask } from '#schemas/rules/applyMask.ts'
import { beyondSchema } from '#schemas/rules/beyondSchema.ts'
import { demandsValue } from '#schemas/rules/demandsValue.ts'
import { impliedSchema, impliedSchemaOfAll } from '#schemas/rules/impliedSchema.ts'
import { loadRules, ruleNames, runRules } from '#schemas/rules/registry.ts'
import type { RuleUse } from '#schemas/rules/rule.ts'
import { stripEmoji } from '#schemas/rules/sanitise.ts'
import { compiles } from '#schemas/rules/support/matches.ts'
import { sampleUses } from '#schemas/rules/testing/sampleUses.ts'
import { testContext } from '#schemas/rules/testing/testContext.ts'

const table = await loadRules(ruleNames)
const accepts = (uses: readonly RuleUse[], value: unknown) =>
  runRules(table, uses, value, testContext).length === 0
// One for all: each would compile the meta-schema first.
const ajv = new Ajv2020({ strict: false })
const compile = (schema: object) => ajv.compile(schema)

/** Values near what rules are about, so that random ones are accepted often enough to prove something. */
const near = fc.constantFrom(
  ...[
    'secret1',
    'Anna',
    'Jānis Bērziņš',
    'Jānis Bērziņš'.normalize('NFD'),
    'Ярослав Їжакевич',
    'Łucja',
    'Lucky777',
    '🎲🎲',
    '2008-03-31',
    '31.12.1999',
    "1'2'2000",
    '29123456',
  ],
  ...['+37129123456', '2025550143', '+12025550143', 'a@b.lv', '4111111111111111', '411111...1111', 'new'],
  ...[
    'lv80 bank 0000 4351 9500 1',
    'GB29NWBK60161331926819',
    '1,000.50',
    '-0',
    'LV-1050',
    'token_abc',
    'xabx',
  ],
  ...['12-34', '1234', '+371 (29) 123.456', 'A1/$^[]{}|*?\\', '100', '\n', ' ', '\ud800', 'a\u0000'],
)
const anything = fc.oneof(
  { weight: 3, arbitrary: near },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.stringMatching(/^[0-9,.'#-]{1,12}$/),
  fc.tuple(near, fc.string({ maxLength: 2 })).map(([a, b]) => a + b),
  fc.constantFrom(null, '', [], {}, true, false, 0, 1, 10, 1000, -1.5),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -10, max: 6000 }),
  fc.jsonValue(),
)

/** Uses with random parameters, as wild as the grammar lets them be. */
const count = fc.integer({ min: 0, max: 8 })
const pattern = fc.oneof(
  fc.constantFrom('a|b', '^a|b$', '', '^[a-z]*$', '(a)\\1', '(?<x>a)', '^.$', '[^]', '\\p{L}+', '(', '\\_'),
  fc.string({ maxLength: 6 }),
)
const mask = fc.stringMatching(/^[#0-9+() .A$*?\\/|-]{0,10}#[#0-9+() .]{0,6}$/)
const randomUse: fc.Arbitrary<RuleUse> = fc.oneof(
  fc.constantFrom(...sampleUses),
  count.map((min): RuleUse => ({ rule: 'min_length', params: { min } })),
  count.map((max): RuleUse => ({ rule: 'max_length', params: { max } })),
  count.map((length): RuleUse => ({ rule: 'exact_length', params: { length } })),
  count.map((length): RuleUse => ({ rule: 'one_time_code', params: { length: length + 1 } })),
  pattern.map((own): RuleUse => ({ rule: 'regex', params: { pattern: own } })),
  pattern.map((regex): RuleUse => ({ rule: 'custom', params: { regex } })),
  fc.boolean().map((optional): RuleUse => ({ rule: 'text', params: { optional } })),
  pattern.map((regex): RuleUse => ({ rule: 'postcode', params: { regex } })),
  pattern.map((own): RuleUse => ({ rule: 'card_number', params: { pattern: own } })),
  fc
    .oneof(mask, fc.array(mask, { minLength: 1, maxLength: 3 }))
    .map((own): RuleUse => ({ rule: 'mask', params: { mask: own } })),
  fc
    .array(fc.oneof(fc.string({ maxLength: 2 }), fc.integer({ min: -2, max: 2 }), fc.boolean()))
    .map((values): RuleUse => ({ rule: 'one_of', params: { values } })),
  fc
    .tuple(fc.nat(5000), fc.nat(5000))
    .map(([min, max]): RuleUse => ({ rule: 'sum', params: { min, max, currency: 'EUR' } })),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((min): RuleUse => ({ rule: 'min_value', params: { min } })),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((max): RuleUse => ({ rule: 'max_value', params: { max } })),
)

describe.each(sampleUses.map((use) => [JSON.stringify(use), use] as const))('%s', (_, use) => {
  const isValid = compile(impliedSchema(use))
  const isValidFilled = compile(impliedSchema(use, true))

  test('implies a schema that holds for all that it accepts', () => {
    fc.assert(
      fc.property(anything, (value) => {
        if (accepts([use], value)) expect(isValid(value), JSON.stringify(isValid.errors)).toBe(true)
        if (accepts([{ rule: 'required' }, use], value)) expect(isValidFilled(value)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('implies a schema that refuses all that it refuses, unless it is said to know more', () => {
    const field: RuleUse[] = [
      { rule: 'type', params: { type: use.rule === 'checked' ? 'boolean' : 'string' } },
      { rule: use.rule === 'checked' ? 'checked' : 'required' },
      use,
    ]
    const isValidField = compile(impliedSchemaOfAll(field))
    // A pattern that does not compile refuses everything, and the gate refuses it.
    const isBroken = use.rule === 'regex' && !compiles(use.params.pattern)
    const beyond = isBroken || Object.hasOwn(beyondSchema, use.rule)
    fc.assert(
      fc.property(anything, (value) => {
        if (!accepts(field, value) && isValidField(value)) expect(beyond, JSON.stringify(value)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test('rules with random parameters imply schemas that hold for all that they accept', () => {
  fc.assert(
    fc.property(randomUse, fc.array(anything, { minLength: 1, maxLength: 10 }), (use, values) => {
      const isValid = compile(impliedSchema(use))
      for (const value of values) {
        if (accepts([use], value)) expect(isValid(value), JSON.stringify([use, value])).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the schema of a whole field holds for all that its rules accept', () => {
  const uses = fc.uniqueArray(randomUse, { maxLength: 4, selector: (use) => JSON.stringify(use) })
  fc.assert(
    fc.property(uses, fc.array(anything, { minLength: 1, maxLength: 10 }), (field, values) => {
      const isValid = compile(impliedSchemaOfAll(field))
      for (const value of values) {
        if (accepts(field, value)) expect(isValid(value), JSON.stringify([field, value])).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('every name that name takes, name_loose takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(accepts([{ rule: 'name' }], text))
      expect(accepts([{ rule: 'name_loose' }], text)).toBe(true)
    }),
  )
})

test('one wrong digit spoils a card number', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = [...'4111111111111111']
      digits[place] = String((Number(digits[place]) + shift) % 10)
      expect(accepts([{ rule: 'card_number' }], digits.join(''))).toBe(false)
    }),
  )
})

test('one wrong digit spoils an IBAN', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 20 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const characters = [...'LV80BANK0000435195001']
      characters[place] = String((Number(characters[place]) + shift) % 10)
      expect(accepts([{ rule: 'iban' }], characters.join(''))).toBe(false)
    }),
  )
})

test('a password is refused exactly for the characters that are listed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const [error] = runRules(table, [{ rule: 'password' }], text, testContext)
      const symbols = error?.params?.symbols
      if (!Array.isArray(symbols)) return
      const cleaned = [...text].filter((char) => !symbols.includes(char)).join('')
      const rest = runRules(table, [{ rule: 'password' }], cleaned, testContext)
      expect(rest.map(({ code }) => code)).not.toContain('password_symbols')
    }),
  )
})

describe('applyMask', () => {
  const masks = fc.array(mask, { minLength: 1, maxLength: 3 })
  const raw = fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ()-]{0,15}$/))

  test('changes nothing when applied twice', () => {
    const phoneMask = fc.stringMatching(/^(\+371 )?[#]{1,3}[ -][#]{1,4}[ -][#]{1,4}$/)
    fc.assert(
      fc.property(raw, fc.array(phoneMask, { minLength: 1, maxLength: 3 }), (text, list) => {
        const once = applyMask(text, list, '371')
        expect(applyMask(once, list, '371')).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  test('writes no more digits than the longest mask takes', () => {
    fc.assert(
      fc.property(raw, masks, (text, list) => {
        const longest = Math.max(...list.map((one) => one.length))
        expect(applyMask(text, list).length).toBeLessThanOrEqual(longest)
        expect(longestMask(list)).toBeGreaterThan(0)
      }),
    )
  })

  test('a filled mask satisfies the rule mask', () => {
    fc.assert(
      fc.property(mask, (one) => {
        const filled = applyMask('1'.repeat(longestMask(one)), one)
        fc.pre(filled.length === one.length)
        expect(accepts([{ rule: 'mask', params: { mask: one } }], filled)).toBe(true)
      }),
    )
  })
})

test('stripEmoji leaves no emoji, and nothing to strip', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', '1', '#', '🎲', '👍🏽', '🇱', '🇻', '\uFE0F', '\u20E3', '\u200D', '©', '❤'),
      }),
      (text) => {
        const once = stripEmoji(text)
        expect(stripEmoji(once)).toBe(once)
        expect(once).not.toMatch(/\p{Emoji_Presentation}/u)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a field that a rule demands is required, and no other rule makes it so', () => {
  fc.assert(
    fc.property(randomUse, (use) => {
      const isRefused = ['', undefined, null, []].map((empty) => !accepts([use], empty))
      const demands = demandsValue(use) || ['required', 'checked', 'type'].includes(use.rule)
      if (demandsValue(use)) expect(isRefused).toEqual([true, true, true, true])
      if (!demands) expect(isRefused).toEqual([false, false, false, false])
    }),
    { numRuns: 500 },
  )
})
