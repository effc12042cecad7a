import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { findReferences } from '#schemas/gate/findReferences.ts'
import { type Renaming, renameDefinition } from '#schemas/gate/renameDefinition.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { screenTexts } from '#schemas/runtime/screenTexts.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

type Definition = { kind: string; id: string } & Record<string, unknown>
type Site = ReadonlyMap<string, Definition>

const keyOf = ({ kind, id }: Definition) => `${kind}/${id}`
const starter = (await readSite(
  fileURLToPath(new URL('../../schemas/site/', import.meta.url)),
)) as Definition[]
const sorted = (all: Iterable<[string, Definition]>): Site =>
  new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)))
const site = sorted(starter.map((one) => [keyOf(one), one]))
const compiler = createCompiler({ operationFields, isOwner: true })
const compile = (of: Site) => compiler.compileRelease([...of.values()])
const before = compile(site)

function rename(of: Site, renaming: Renaming): Site {
  const made = renameDefinition([...of.values()], findReferences([...of.values()]), renaming)
  if ('refused' in made) throw new Error(`${JSON.stringify(renaming)}: ${made.refused.message}`)
  const next = new Map(of)
  for (const [key, one] of made.changed) {
    if (one === null) next.delete(key)
    else next.set(key, one as Definition)
  }
  return sorted(next)
}

const single = ['site', 'locales', 'routes', 'seo', 'redirects', 'games', 'messages', 'sportsbook']
const references = findReferences(starter)
/** Names that others put together, with a country, are refused. */
const composed = new Set(
  references.flatMap(({ kind, name, how }) => (how === 'composed' ? [`${kind}/${name}`] : [])),
)
const ids = starter.flatMap(({ kind, id }) =>
  single.includes(kind) || composed.has(`${kind}/${id}`) ? [] : [{ kind, id }],
)
const kinds = [...new Set(ids.map(({ kind }) => kind))]
const named = new Set(references.flatMap(({ kind, name }) => (kind === 'message' ? [name] : [])))
/** Held by the site, which those that a template brings are not; what code shows keeps its key. */
const isHeld = (key: string) => starter.some(({ messages }) => Object.hasOwn(messages ?? {}, key))
const texts = [...named].filter((key) => isHeld(key) && !screenTexts.some((one) => one === key))
/** Any kind as likely as any other, however many there are of it. */
const anything: fc.Arbitrary<Renaming> = fc.oneof(
  fc
    .constantFrom(...kinds)
    .chain((kind) => fc.constantFrom(...ids.filter((one) => one.kind === kind)))
    .map(({ kind, id }) => ({
      definition: `${kind}/${id}`,
      to: id.includes('/') ? 'zz-renamed/x' : 'zz-renamed',
    })),
  fc.constantFrom(...texts).map((message) => ({ message, to: 'zzRenamed.text.x' })),
)

function agrees(renaming: Renaming): void {
  const next = rename(site, renaming)
  const now = renaming.to
  const kind = 'message' in renaming ? '' : (renaming.definition.split('/')[0] ?? '')
  const old = 'message' in renaming ? renaming.message : renaming.definition.slice(kind.length + 1)
  const back = kind === '' ? { message: now, to: old } : { definition: `${kind}/${now}`, to: old }
  expect(canonicalJson([...rename(next, back)])).toBe(canonicalJson([...site]))
  const after = compile(next)
  expect(after.problems).toEqual(before.problems)
  const asBefore = (text: string) => text.replaceAll(now, old)
  const artefacts = Object.entries(after.artefacts).map(
    ([key, one]) => [asBefore(key), asBefore(canonicalJson(one))] as const,
  )
  const expected = new Map(Object.entries(before.artefacts).map(([key, one]) => [key, canonicalJson(one)]))
  for (const [key, text] of artefacts)
    if (expected.get(key) !== text)
      // Names sort otherwise: a list of names is the same but for its order.
      expect([key, [...text].sort().join('')]).toEqual([key, [...(expected.get(key) ?? '')].sort().join('')])
  expect(artefacts.length).toBe(expected.size)
}

it('a definition or a text has another name everywhere, the site is otherwise what it was, and back it is the same', () => {
  const examples: [Renaming][] = [
    // Named by what a fragment stands for, which no grammar describes until it is used.
    [{ definition: 'condition/cashback-to-see', to: 'zz-renamed' }],
    // Given to another fragment.
    [{ definition: 'fragment/popup/named', to: 'zz-renamed/x' }],
  ]
  fc.assert(fc.property(anything, agrees), { numRuns: Number(process.env.RENAME_RUNS ?? 6), examples })
}, 120_000)

it('a text that code shows keeps its key, also where a definition names it too', () => {
  const both = screenTexts.filter((key) => named.has(key))
  expect(both).toContain('methods.part.fees')
  for (const message of both)
    expect(renameDefinition(starter, [], { message, to: 'zzRenamed.text.x' })).toMatchObject({
      refused: { code: 'fixed' },
    })
})

it('forms for one country keep their names, and so does what these begin with', () => {
  const forms = starter.filter(({ kind, id }) => kind === 'form' && /^personal-data(-..)?$/.test(id))
  expect(forms.length).toBeGreaterThan(2)
  expect([...composed].sort()).toEqual(forms.map(keyOf).sort())
})
