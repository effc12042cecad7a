import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { readSite } from '../../../scripts/lib/readSite.ts'
import type { Definition } from '../../../server/content/Definition.ts'
import { importSite, prepareImport } from '../../../server/content/importSite.ts'
import { publish } from '../../../server/content/publish.ts'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { releaseRepository } from '../../../server/content/releaseRepository.ts'
import { type Croupier, createCroupier } from '../../../server/createCroupier.ts'
import { compilerHere } from '../../fixtures/content/compilerHere.ts'
import { dist, type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

type Loose = Record<string, unknown>
type Form = Loose & { fields: Loose[] }

/** What an older grammar let through: a word of JSON Schema, a rule, a type of field and a pattern that are refused now. */
function asOnce(definition: Loose): Loose {
  if (definition.kind === 'page' && definition.id === 'home') {
    const blocks = definition.blocks as Loose[]
    return { ...definition, blocks: [...blocks, { type: 'marquee', text: 'home.title' }] }
  }
  if (definition.kind !== 'form' || definition.id !== 'registration') return definition
  const { fields, ...form } = definition as Form
  const label = { label: 'forms.email.label' }
  return {
    ...form,
    fields: [
      ...fields,
      { sysname: 'old_type', type: 'slider', attributes: label },
      { sysname: 'old_rule', type: 'input', attributes: label, rules: [{ rule: 'looks_nice' }] },
      { sysname: 'old_pattern', type: 'input', attributes: { ...label, options: { regex: '(a+)+\\_$' } } },
      { sysname: 'old_when', type: 'input', attributes: label, visibleWhen: { $dynamicRef: '#nowhere' } },
    ],
  }
}

describe('a release of an older grammar that is live', () => {
  const present = createCompiler({ operationFields })
  /** Compiles as then, and finds nothing wrong. */
  const lenient = compilerHere({
    checkDefinition: () => [],
    compileRelease: (definitions) => {
      const sound = definitions.filter((one) => one.kind !== 'never') as Definition[]
      const { artefacts } = present.compileRelease(
        sound.map((one) => starter.get(`${one.kind}/${one.id}`) ?? one),
      )
      const old = definitions.flatMap((one) => {
        const key = `${one.kind}/${one.id}`
        const artefact = artefacts[key] as Loose | undefined
        return artefact && ['page/home', 'form/registration'].includes(key)
          ? [[key, withOld(artefact, one)] as const]
          : []
      })
      return { problems: [], artefacts: { ...artefacts, ...Object.fromEntries(old) } }
    },
  })
  const starter = new Map<string, Definition>()
  let site: StartedSite
  let restarted: Croupier
  let release: number | undefined

  beforeAll(async () => {
    const definitions = (await readSite(
      new URL('../../../schemas/site/', import.meta.url).pathname,
    )) as Definition[]
    for (const one of definitions) starter.set(`${one.kind}/${one.id}`, one)
    site = await startedSite()
    const prepared = await prepareImport(definitions.map((one) => asOnce(one) as Definition))
    await site.database.transaction(async (tx) => {
      await importSite(tx, null, prepared)
    })
    const releases = new ReleaseCompiler(lenient)
    await publish({ database: site.database, releases }, { author: null, message: 'As once' })
    release = await releaseRepository.liveId(site.database.drizzle)
    await site.close()
    restarted = await createCroupier(site.settings, { dist })
  })
  afterAll(async () => {
    await restarted?.close()
    await site.dropClosed()
  })

  it('is served after a start by the present version, page for page', async () => {
    expect(await releaseRepository.liveId(restarted.database.drizzle)).toBe(release)
    for (const url of ['/readyz', '/', '/forms/sign_up', '/faq', '/content/release'])
      expect((await restarted.app.inject({ url })).statusCode, url).toBe(200)
  })

  it('takes submissions of its other forms, and answers those of the old one by the envelope', async () => {
    const send = (form: string) =>
      restarted.app.inject({
        method: 'POST',
        url: `/api/auth/register?version=1&locale=en&form=${form}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: 'email=old%40example.com',
      })
    expect((await send('registration-fast')).json()).toMatchObject({
      error: { type: 'InvalidParameterException' },
    })
    const old = await send('registration')
    expect(old.json()).toMatchObject({ error: { type: expect.stringMatching(/Exception$/) } })
    expect((await restarted.app.inject({ url: '/' })).statusCode).toBe(200)
  })
})

/** An artefact with what was compiled of fields and blocks that the present compiler does not know. */
function withOld(artefact: Loose, definition: Loose): Loose {
  if (definition.kind === 'page') {
    const blocks = artefact.blocks as Loose[]
    return { ...artefact, blocks: [...blocks, { type: 'marquee', props: { text: 'home.title' } }] }
  }
  const added = (definition as Form).fields.filter(({ sysname }) => String(sysname).startsWith('old_'))
  const fields = added.map(({ sysname, type, attributes, rules, visibleWhen }) => [
    sysname,
    {
      ...(attributes as Loose),
      name: sysname,
      type,
      rules: rules ?? [],
      ...(visibleWhen !== undefined && { visibleWhen }),
    },
  ])
  return {
    ...artefact,
    order: [...(artefact.order as string[]), ...added.map(({ sysname }) => String(sysname))],
    fields: { ...(artefact.fields as Loose), ...Object.fromEntries(fields) },
  }
}
