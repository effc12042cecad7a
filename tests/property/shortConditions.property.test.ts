import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '#generated/grammar/types.ts'
import { expandCondition } from '#schemas/compiler/expandCondition.ts'
import { shortenCondition } from '#schemas/compiler/shortenCondition.ts'
import { checkCondition } from '#schemas/gate/checkCondition.ts'
import { evaluateCondition } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { pointerTokens, readPointer } from '#schemas/runtime/readPointer.ts'

type Json = unknown

/** Not the empty one, which Ajv does not miss where it is required. */
const name = fc.constantFrom('a', 'b', 'x/y', '~', 'not', 'constructor')
const constant = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: -1, max: 2 }),
  fc.constantFrom('', 'a', 'LV'),
)
const value: fc.Arbitrary<Json> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    constant,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
})).value
const schemaOfValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constant({}),
  fc.record({ minimum: fc.integer({ min: 0, max: 1 }) }),
  fc.record({ minLength: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ not: fc.record({ const: constant }) }),
  fc.record({ type: fc.constantFrom('object', 'string', 'array', 'null') }),
  fc.record({ properties: fc.dictionary(name, fc.record({ const: constant }), { maxKeys: 1 }) }),
  fc.record({ additionalProperties: fc.boolean() }),
)

const pointer = fc
  .array(name, { minLength: 1, maxLength: 3 })
  .map((steps) => steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))
const short = fc.letrec<{ condition: Json }>((tie) => {
  const part = tie('condition')
  return {
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.dictionary(
        pointer,
        fc.oneof(constant, fc.array(constant, { minLength: 1, maxLength: 3 }), schemaOfValue),
        {
          minKeys: 1,
          maxKeys: 3,
        },
      ),
      fc.boolean(),
      fc.constantFrom('one', 'other'),
      fc.record({ all: fc.array(part, { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(part, { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: part }),
    ),
  }
}).condition

const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true })

describe('a short condition and the schema it comes to', () => {
  it('agree on whatever the facts are', () => {
    fc.assert(
      fc.property(
        short,
        fc.record({ one: short, other: short }),
        fc.array(fc.dictionary(name, value, { maxKeys: 4 }), { minLength: 1, maxLength: 5 }),
        (written, named, situations) => {
          const { condition, findings } = expandCondition(written, (one) => named[one as keyof typeof named])
          fc.pre(findings.length === 0)
          expect(checkCondition(condition, '')).toEqual([])
          const validate = ajv.compile(condition as object | boolean)
          for (const facts of situations) {
            const holds = judge(written, facts, named)
            expect(validate(facts)).toBe(holds)
            expect(evaluateCondition(condition, facts as unknown as Facts)).toEqual({ holds })
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

const checkers = new Map<string, ReturnType<Ajv2020['compile']>>()
function valueChecker(schema: object) {
  const text = JSON.stringify(schema)
  const made = checkers.get(text) ?? ajv.compile(schema)
  checkers.set(text, made)
  return made
}

/** What a short condition means, said once more and in another way: pointers are read, only values meet a validator. */
function judge(written: Json, facts: Json, named: Readonly<Record<string, Json>>): boolean {
  if (typeof written === 'boolean') return written
  if (typeof written === 'string') return judge(named[written], facts, named)
  const { all, any, not } = written as { all?: Json[]; any?: Json[]; not?: Json }
  if (Array.isArray(all)) return all.every((part) => judge(part, facts, named))
  if (Array.isArray(any)) return any.some((part) => judge(part, facts, named))
  if (Object.keys(written as object).join() === 'not') return !judge(not, facts, named)
  return Object.entries(written as object).every(([at, wanted]) => {
    const steps = pointerTokens(at)
    const isReached = steps.every((_, index) =>
      isObject(
        readPointer(
          facts,
          at
            .split('/')
            .slice(0, index + 1)
            .join('/'),
        ),
      ),
    )
    const found = readPointer(facts, at)
    if (!isReached || found === undefined) return false
    if (Array.isArray(wanted)) return wanted.includes(found)
    return isObject(wanted) ? valueChecker(wanted)(found) : found === wanted
  })
}

function isObject(found: Json): found is object {
  return found !== null && typeof found === 'object' && !Array.isArray(found)
}

const leafName = fc.constantFrom('a', 'b', '0')
const groupName = fc.constantFrom('g', 'h')
const leaf = fc.oneof(constant, fc.array(constant, { maxLength: 2 }))
/** Groups are always there, and what stands between a group and its facts is an object or not there. */
const facts = fc.record({ g: groupOf(1), h: groupOf(1) })
const leafSchema: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ const: constant }),
  fc.record({ enum: fc.uniqueArray(constant, { minLength: 1, maxLength: 3 }) }),
  fc.record({ minItems: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ not: fc.record({ const: constant }) }),
  fc.record({ type: fc.constantFrom('string', 'array', 'boolean') }),
  fc.boolean(),
)

function groupOf(depth: number): fc.Arbitrary<Json> {
  const leaves = fc.dictionary(leafName, leaf, { maxKeys: 3 })
  if (depth === 0) return leaves
  return fc.tuple(leaves, fc.option(groupOf(depth - 1), { nil: undefined })).map(([own, inner]) => ({
    ...own,
    ...(inner !== undefined && { inner }),
  }))
}

/** Schemas of a group, or of the facts: properties, some of them required, and schemas of schemas. */
function schemaOf(depth: number): fc.Arbitrary<Json> {
  const below =
    depth > 0 ? [fc.tuple(depth === 3 ? groupName : fc.constant('inner'), fc.oneof(schemaOf(depth - 1)))] : []
  const own = depth < 3 ? [fc.tuple(leafName, leafSchema)] : []
  const member = fc.oneof(...below, ...own)
  const members = fc
    .tuple(fc.array(member, { maxLength: 2 }), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([list, first, second, typed]) => {
      const names = list.map(([one]) => one)
      const required = names.filter((_, at) => (at === 0 ? first : second))
      return {
        ...(typed && depth < 3 && { type: 'object' }),
        ...(list.length > 0 && { properties: Object.fromEntries(list) }),
        ...(required.length > 0 && { required: [...new Set(required)] }),
      }
    })
  const joined: fc.Arbitrary<Json> = fc
    .tuple(
      members,
      fc.array(members, { minLength: 1, maxLength: 2 }),
      fc.constantFrom('allOf', 'anyOf', 'oneOf', 'not', 'if'),
    )
    .map(([base, list, word]) => ({
      ...base,
      ...(word === 'if' ? { if: list[0], else: list.at(-1) } : { [word]: word === 'not' ? list[0] : list }),
    }))
  return fc.oneof(members, joined)
}

describe('a condition and its short form', () => {
  it('agree wherever the groups of facts are objects', () => {
    fc.assert(
      fc.property(schemaOf(3), fc.array(facts, { minLength: 1, maxLength: 6 }), (long, situations) => {
        const written = shortenCondition(long)
        const { condition, findings } = expandCondition(written, () => undefined)
        expect(findings).toEqual([])
        for (const one of situations) {
          const [before, after] = [long, condition].map((each) =>
            evaluateCondition(each as Condition, one as unknown as Facts),
          )
          expect({ written, one, ...after }).toEqual({ written, one, ...before })
        }
      }),
      { numRuns: 500 },
    )
  })
})
