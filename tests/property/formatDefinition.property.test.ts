import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatDefinition } from '#schemas/compiler/formatDefinition.ts'
import { siteFolder } from '../../scripts/generate/writeAll.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

/** As JSON has it: no -0, which is printed as 0. */
const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)
const kind = fc.constantFrom('page', 'form', 'popup', 'messages', 'condition', 'site', 'nonsense')
/** Names that the grammar knows beside names that it does not, in any order. */
const key = fc.constantFrom(
  'kind',
  'id',
  'title',
  'blocks',
  'type',
  'props',
  'when',
  'do',
  'text',
  'b',
  'a',
  '',
  '10',
  '9',
)
const tree = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    json,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
  ),
})).tree
const definition = fc
  .tuple(kind, fc.dictionary(key, tree, { maxKeys: 6 }))
  .map(([one, rest]): unknown => ({ ...rest, kind: one }))

/** The same value with the keys of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, turned(part)]),
  )
}

let site: unknown[]
beforeAll(async () => {
  site = await readSite(siteFolder)
})

describe('the print of a definition', () => {
  it('is read as what was printed', () => {
    const same = (one: unknown) => {
      expect(JSON.parse(formatDefinition(one))).toEqual(one)
    }
    fc.assert(fc.property(definition, same))
    site.forEach(same)
  })

  it('is printed again as it is', () => {
    const again = (one: unknown) => {
      const text = formatDefinition(one)
      expect(formatDefinition(JSON.parse(text))).toBe(text)
    }
    fc.assert(fc.property(definition, again))
    site.forEach(again)
  })

  it('does not depend on the order of the keys', () => {
    const same = (one: unknown) => {
      expect(formatDefinition(turned(one))).toBe(formatDefinition(one))
    }
    fc.assert(fc.property(definition, same))
    site.forEach(same)
  })

  it('has no line of more than 110 columns but for a word that is longer', () => {
    for (const one of site)
      for (const line of formatDefinition(one).split('\n'))
        if (line.length > 110) expect(line).toMatch(/^ *("[^"]*": )?"([^"\\]|\\.)*",?$/)
  })
})
