import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { grammar } from '#schemas/compiler/grammar.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { readSite } from '../../scripts/lib/readSite.ts'
import type { JsonObject } from '../../src/studio/definition/identity.ts'
import { createSite } from '../../src/studio/stores/createSite.ts'
import type { Studio } from '../../src/studio/stores/createStudio.ts'
import { planBeginning, templatesOf } from '../../src/studio/templates/planBeginning.ts'
import { templateWords } from '../../src/studio/words/templates.ts'

const definitions = (await readSite(
  fileURLToPath(new URL('../../schemas/site', import.meta.url)),
)) as JsonObject[]
const held = Object.fromEntries(definitions.map((one) => [`${one.kind}/${one.id}`, one]))
const site = createSite({
  api: { site: async () => held },
  withSession: (step: () => unknown) => step(),
} as unknown as Studio)
await site.read()

const { compileRelease } = createCompiler({ operationFields })
const kinds = Object.keys(grammar).flatMap((file) => {
  const { properties } = grammar[file] as { properties?: { kind?: { const?: string } } }
  return properties?.kind?.const ?? []
})
/** Of these a site has one, or they are begun where they belong: pictures are uploaded, templates made of what there is. */
const elsewhere = [
  ...['games', 'locales', 'media', 'messages', 'redirects', 'routes', 'seo', 'site', 'sportsbook'],
  'template',
]

it('offers to begin whatever can be defined more than once', () => {
  expect(Object.keys(templateWords.kinds).sort()).toEqual(
    kinds.filter((kind) => !elsewhere.includes(kind)).sort(),
  )
})

it('begins each of them, with all that it needs, where there are templates', async () => {
  const made = new Map<string, string>()
  for (const kind of Object.keys(templateWords.kinds)) {
    const templates = templatesOf(site, kind).map(({ id }) => id)
    for (const [at, template] of (templates.length > 0 ? templates : [undefined]).entries()) {
      const plan = planBeginning(site, kind, { name: `fresh-${kind}-${at}` }, template)
      expect(plan.taken).toEqual([])
      expect(plan.made[0]).toMatchObject({ kind, id: `fresh-${kind}-${at}` })
      for (const one of plan.made) {
        held[`${one.kind}/${one.id}`] = one
        made.set(`${one.kind}/${one.id}`, template ?? '')
      }
      await site.read()
    }
  }
  const { problems } = compileRelease(Object.values(held))
  // What is begun with nothing has no texts yet, what is begun with a template some that say what to write.
  const isStillToWrite = ({ code, definition }: (typeof problems)[number]) =>
    made.get(definition) === '' ? code === 'missing_message' : code === 'placeholder_text'
  expect(problems.filter((one) => !isStillToWrite(one))).toEqual([])
  const unwritten = problems.filter(({ code }) => code === 'placeholder_text')
  const templates = definitions.filter((one) => Array.isArray(one.placeholders))
  const wanted =
    templates.flatMap(({ placeholders }) => placeholders as string[]).length * site.locales().length
  expect(unwritten).toHaveLength(wanted)
})
