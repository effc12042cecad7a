import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Definition } from '#generated/grammar/types.ts'
import { operationFields } from '#generated/operationFields.ts'
import { expandDefinitions, type Written } from '#schemas/compiler/expandDefinitions.ts'
import { definitionKeyOf } from '#schemas/gate/checkDefinition.ts'
import { checkConditionFacts, checkFact, checkItemFact } from '#schemas/gate/checkFact.ts'
import { collectReferences, type Reference } from '#schemas/gate/collectReferences.ts'
import { indexSite } from '#schemas/gate/siteIndex.ts'
import { pointerTokens } from '#schemas/runtime/readPointer.ts'
import { walkCondition } from '#schemas/runtime/walkCondition.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

const { definitions: site } = expandDefinitions(
  (await readSite(fileURLToPath(new URL('../../schemas/site/', import.meta.url)))) as Written[],
)
const index = indexSite(site, new Set(site.map(definitionKeyOf)), operationFields)

/** A name that stands in a pointer, or in a condition, and what the same place is with another one. */
type Use = {
  definition: Definition
  reference: Reference
  name: string
  /** Names beside it, which it must not become. */
  beside: readonly string[]
  rename: (name: string) => Reference
  check: typeof checkFact
}

function* usesOf(definition: Definition): Generator<Use> {
  for (const reference of collectReferences(definition)) {
    if (reference.ref === 'fact') yield* pointerUses(definition, reference, checkFact)
    if (reference.ref === 'item-fact') yield* pointerUses(definition, reference, checkItemFact)
    if (reference.ref === 'condition') yield* conditionUses(definition, reference)
  }
}

function* pointerUses(definition: Definition, reference: Reference, check: Use['check']): Generator<Use> {
  const tokens = pointerTokens(String(reference.value))
  for (const [at, name] of tokens.entries()) {
    // A number names an item of a list, and there is one of every number.
    if (/^\d+$/.test(name)) continue
    const rename = (other: string) => ({ ...reference, value: `/${tokens.with(at, other).join('/')}` })
    yield { definition, reference, name, beside: [], rename, check }
  }
}

function* conditionUses(definition: Definition, reference: Reference): Generator<Use> {
  for (const { schema, pointer } of walkCondition(reference.value)) {
    const { properties = {} } = schema as { properties?: Record<string, unknown> }
    for (const name of Object.keys(properties)) {
      const rename = (other: string) => {
        const value = structuredClone(reference.value)
        const place = pointerTokens(pointer).reduce<Record<string, unknown>>(
          (node, token) => node[token] as Record<string, unknown>,
          value as Record<string, unknown>,
        )
        const held = place.properties as Record<string, unknown>
        place.properties = Object.fromEntries(
          Object.entries(held).map(([one, part]) => [one === name ? other : one, part]),
        )
        return { ...reference, value }
      }
      const beside = Object.keys(properties)
      yield { definition, reference, name, beside, rename, check: checkConditionFacts }
    }
  }
}

const uses = site.flatMap((definition) => [...usesOf(definition)])

describe('a pointer of the starter site with one letter changed', () => {
  it('looks at facts in many places', () => {
    expect(uses.length).toBeGreaterThan(2000)
    const roots = new Set(uses.flatMap(({ reference }) => pointerTokens(String(reference.value)).slice(0, 1)))
    for (const root of ['session', 'site', 'query', 'route', 'stored', 'popup', 'response', 'result', 'item'])
      expect(roots).toContain(root)
  })

  it('is refused, with the place and what to write instead', () => {
    fc.assert(
      fc.property(fc.constantFrom(...uses), fc.nat(), fc.constantFrom(...'abz_'), (use, nat, letter) => {
        const at = nat % use.name.length
        const wrong = use.name.slice(0, at) + letter + use.name.slice(at + 1)
        fc.pre(wrong !== use.name && !use.beside.includes(wrong))
        const found = use.check(use.rename(wrong), use.definition, index)
        expect(found, `${wrong} in ${JSON.stringify(use.rename(wrong).value).slice(0, 300)}`).toHaveLength(1)
        const [problem] = found
        expect(problem?.pointer.startsWith(use.reference.pointer)).toBe(true)
        expect(problem?.fact).toContain(wrong)
        // What was right is offered, unless the change made it as near to something else.
        expect(problem?.hint).toMatch(/Did you mean|has: |Begin with|Put this|Use one of|holds no such/)
      }),
      { numRuns: 10_000 },
    )
  })

  it('is right as it stands', () => {
    for (const { check, reference, definition } of uses)
      expect(check(reference, definition, index)).toEqual([])
  })
})
