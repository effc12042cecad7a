import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import { readSite } from '../../scripts/lib/readSite.ts'
import { createTextCompiler, type SiteCompiler } from '../../server/content/createTextCompiler.ts'
import { type Definition, definitionKey } from '../../server/content/Definition.ts'
import { hash } from '../../server/content/hash.ts'
import { mutation } from '../fixtures/content/mutations.ts'

type Site = ReadonlyMap<string, Definition>
type Edit = (site: Site) => Site

const read = async (folder: string) =>
  (await readSite(fileURLToPath(new URL(folder, import.meta.url)))) as Definition[]
const siteOf = (definitions: readonly Definition[]): Site =>
  new Map(definitions.map((one) => [definitionKey(one), one]))

const faulty = readdirSync(new URL('../fixtures/sites/', import.meta.url)).filter((name) =>
  name.startsWith('broken-'),
)
const starter = await read('../../schemas/site/')
const kinds = [...new Set(starter.map(({ kind }) => kind))]
/** With what uses a fragment, a condition, another form and a wrapper, and with what its fields come from. */
const users: Definition[] = [
  {
    kind: 'condition',
    id: 'known',
    edition: 2,
    sentence: { key: 'conditions.known' },
    when: { '/session/authenticated': true },
  },
  ...['en', 'lv'].map((locale) => ({
    kind: 'messages',
    id: `${locale}/conditions`,
    edition: 2,
    locale,
    for: 'editors',
    messages: { 'conditions.known': 'is signed in' },
  })),
  {
    kind: 'fragment',
    id: 'greeting',
    edition: 2,
    description: 'A greeting.',
    blocks: [{ type: 'text', text: 'app.title', visibleWhen: 'known' }],
  },
  {
    kind: 'page',
    id: 'greeted',
    edition: 2,
    title: 'app.title',
    wrapper: 'around',
    blocks: [{ use: 'greeting' }],
  },
  { kind: 'form', id: 'longer', edition: 2, extends: 'registration' },
]
const sound = siteOf([...(await read('../fixtures/sites/sound/input/')), ...users])
/** Definitions of every kind that would stand in the sound site or in the place of one of its own: most of them break it. */
const others = [
  ...(await Promise.all(faulty.map((name) => read(`../fixtures/sites/${name}/input/`)))).flat(),
  ...kinds.flatMap((kind) => starter.filter((one) => one.kind === kind).slice(0, 4)),
]

/** As a process does it that sees one release after another, and as one does that has seen none. */
function createPublisher() {
  const compiler = () =>
    createTextCompiler(createCompiler({ operationFields, isOwner: true }) as SiteCompiler)
  const remembering = compiler()
  const stored = new Map<string, string>()
  let held: ReadonlySet<string> = new Set()

  const compileWith = (
    one: ReturnType<typeof compiler>,
    site: Site,
    known: ReadonlySet<string>,
    has = held,
  ) => {
    const sorted = [...site].sort(([a], [b]) => (a < b ? -1 : 1))
    const texts = new Map(sorted.map(([, definition]) => [hash(canonicalJson(definition)), definition]))
    const sent = [...texts].filter(([name]) => !has.has(name))
    const lacking = new Map(sent.map(([name, definition]) => [name, canonicalJson(definition)]))
    return one.release({ hashes: [...texts.keys()], texts: lacking }, known)
  }

  return (site: Site) => {
    const known = new Set(stored.keys())
    const made = compileWith(remembering, site, known)
    held = new Set([...site.values()].map((one) => hash(canonicalJson(one))))
    for (const [name, text] of made.texts) {
      expect(hash(text)).toBe(name)
      expect(known.has(name), 'what is stored is not sent again').toBe(false)
      stored.set(name, text)
    }
    const anew = compileWith(compiler(), site, new Set(), new Set())
    expect(made.problems).toEqual(anew.problems)
    expect(made.hashes).toEqual(anew.hashes)
    expect(made.upgraded).toEqual(anew.upgraded)
    for (const name of Object.values(made.hashes)) expect(stored.get(name)).toBe(anew.texts.get(name))
    return made
  }
}

const put = (site: Site, one: Definition): Site => new Map([...site, [definitionKey(one), one]])
const without = (site: Site, key: string): Site => new Map([...site].filter(([other]) => other !== key))
/** What is mended is as it was. */
const mend = (site: Site, key: string): Site => {
  const one = sound.get(key)
  return one ? put(site, one) : without(site, key)
}

/** The same with one list turned around or shorter, or one text in the place of another: often still right, and others look at it. */
const gentle = fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([at, other, isList]) => (one: Definition) => {
  const copy = structuredClone(one)
  const places = placesIn(copy).filter(({ node, key }) =>
    isList ? Array.isArray(node[key]) : typeof node[key] === 'string' && key !== 'kind' && key !== 'id',
  )
  const place = places[at % places.length]
  if (!place) return copy
  const { node, key } = place
  const value = node[key]
  if (Array.isArray(value)) node[key] = other % 2 === 0 ? value.toReversed() : value.slice(1)
  else {
    const from = places[other % places.length]
    node[key] = from?.node[from.key]
  }
  return copy
})

type Place = { node: Record<string, unknown>; key: string }

function placesIn(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return []
  const node = value as Record<string, unknown>
  return Object.keys(node).flatMap((key) => [{ node, key }, ...placesIn(node[key])])
}

const anyKey = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...sound.keys()) },
  fc.constantFrom(...others.map(definitionKey)),
)
const changing = (change: fc.Arbitrary<(one: Definition) => Definition>): fc.Arbitrary<Edit> =>
  fc.tuple(anyKey, change).map(([key, changed]) => (site) => {
    const one = site.get(key)
    if (!one) return site
    // As it would be sent: a list has no holes in it then.
    const sent = JSON.parse(JSON.stringify(changed(one))) as Definition
    return put(site, { ...sent, kind: one.kind, id: one.id })
  })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: changing(gentle) },
  changing(mutation),
  fc.constantFrom(...others).map((one) => (site: Site) => put(site, one)),
  anyKey.map((key) => (site: Site) => without(site, key)),
  { weight: 2, arbitrary: anyKey.map((key) => (site: Site) => mend(site, key)) },
  fc.tuple(fc.constantFrom('en', 'lv'), fc.nat()).map(([locale, at]) => (site: Site) => {
    const one = site.get(`messages/${locale}/common`) as { messages?: Record<string, string> } | undefined
    const key = Object.keys(one?.messages ?? {})[at % 7]
    if (!one || key === undefined) return site
    return put(site, { ...one, messages: { ...one.messages, [key]: `Word ${at}` } } as unknown as Definition)
  }),
)

describe('a release that is compiled after another', () => {
  it('is just what it would be had it been compiled alone, with its problems, and when they are mended', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
        (steps) => {
          const publish = createPublisher()
          const first = publish(sound)
          let site = sound
          for (const edits of steps) {
            for (const one of edits) site = one(site)
            publish(site)
          }
          const { problems, hashes } = publish(sound)
          expect(problems).toEqual([])
          expect({ problems, hashes }).toEqual({ problems: first.problems, hashes: first.hashes })
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is that of the starter site too, with something of each kind broken, mended and gone', () => {
    const publish = createPublisher()
    const whole = siteOf(starter)
    const first = publish(whole)
    expect(first.problems).toEqual([])
    const ofEachKind = kinds.flatMap((kind) => starter.findLast((one) => one.kind === kind) ?? [])
    let broken = whole
    for (const one of ofEachKind) broken = put(broken, { ...one, nothing: true })
    expect(publish(broken).problems.length).toBeGreaterThanOrEqual(ofEachKind.length)
    let gone = whole
    for (const one of ofEachKind) gone = without(gone, definitionKey(one))
    expect(publish(gone).problems).not.toEqual([])
    expect(publish(whole)).toEqual({ ...first, texts: new Map() })
  })
})
