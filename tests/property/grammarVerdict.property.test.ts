import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVerdict } from '#schemas/compiler/createVerdict.ts'
import { findGrammar, grammar, nodeSchemas } from '#schemas/compiler/grammar.ts'
import { writtenGrammar } from '#schemas/compiler/walkWritten.ts'
import { writtenBlocks } from '#schemas/compiler/writtenBlocks.ts'
import { createGrammarChecker } from '#schemas/runtime/checkGrammar.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

type Json = Record<string, unknown>

const site = (await readSite(fileURLToPath(new URL('../../schemas/site/', import.meta.url)))) as Json[]
// Of texts a few are enough, and the smallest: they are all alike.
const definitions = site.filter(({ id, kind }) => kind !== 'messages' || id === 'en/conditions')

/** Everything that is checked by itself, and the part of the grammar that it is held against. */
const checked: [value: Json, ref: string][] = definitions.flatMap((one): [Json, string][] => {
  const parts = [...writtenBlocks(one)].flatMap(({ block }): [Json, string][] =>
    block.type === undefined
      ? [[block, 'bare/use.json']]
      : Object.hasOwn(nodeSchemas, String(block.type))
        ? [[block, `bare/${block.type}.json`]]
        : [],
  )
  return [[one, writtenGrammar(one) ?? ''], ...parts]
})

/** Objects and lists in a value, itself among them. */
function placesIn(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return []
  return [value, ...Object.values(value).flatMap(placesIn)]
}

const strange: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  '',
  'a',
  'a.b',
  '/a',
  'https://a.example',
  [],
  {},
  [1, 1],
]
const anything = fc.oneof(
  fc.constantFrom(...strange),
  fc.constantFrom(...definitions).chain((one) => fc.constantFrom(...placesIn(one))),
)

/** Something that is checked, with one thing in it taken out, put in or put in the place of another. */
const misshapen = fc.constantFrom(...checked).chain(([value, ref]) =>
  fc
    .record({
      at: fc.nat(),
      key: fc.nat(),
      word: fc.constantFrom('add', 'remove', 'replace'),
      part: anything,
      name: fc.constantFrom('use', 'with', 'when', 'type', 'do', 'default', 'nothing', '__proto__', '/a'),
    })
    .map(({ at, key, word, part, name }) => {
      const changed = structuredClone(value)
      const places = placesIn(changed)
      const place = places[at % places.length] as Json
      const keys = Object.keys(place)
      const chosen = keys[key % Math.max(keys.length, 1)]
      if (word === 'add' && !Array.isArray(place))
        Object.defineProperty(place, name, { value: part, enumerable: true, configurable: true })
      else if (chosen !== undefined && word === 'remove' && !Array.isArray(place)) delete place[chosen]
      else if (chosen !== undefined) place[chosen] = part
      return { value: changed, ref }
    }),
)

describe('the quick verdict by the grammar', () => {
  const fits = createVerdict(findGrammar)
  const checker = createGrammarChecker(grammar)

  it('takes everything that the starter site says', () => {
    expect(checked.filter(([value, ref]) => !fits(value, ref))).toEqual([])
  })

  it('is that of the library, whatever is changed', () => {
    let refused = 0
    fc.assert(
      fc.property(misshapen, ({ value, ref }) => {
        const isRight = checker.check(value, ref).length === 0
        if (!isRight) refused += 1
        expect(fits(value, ref)).toBe(isRight)
      }),
      { numRuns: 600 },
    )
    expect(refused).toBeGreaterThan(100)
  })

  it('knows every keyword that the grammar says, and throws at another', () => {
    const words = Object.keys(grammar).filter((ref) => !ref.startsWith('nodes/'))
    for (const ref of words)
      for (const value of strange)
        expect([ref, value, fits(value, ref)]).toEqual([ref, value, checker.check(value, ref).length === 0])
    const find = () => ({ type: 'object', dependentRequired: {} })
    expect(() => createVerdict(find)({}, 'a.json')).toThrow('dependentRequired')
  })
})
