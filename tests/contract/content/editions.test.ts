import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { auditRepository } from '../../../server/content/auditRepository.ts'
import type { SiteCompiler } from '../../../server/content/createTextCompiler.ts'
import type { Definition } from '../../../server/content/Definition.ts'
import { draftRepository } from '../../../server/content/draftRepository.ts'
import { draftView } from '../../../server/content/draftView.ts'
import { importSite, prepareImport } from '../../../server/content/importSite.ts'
import { LiveContent } from '../../../server/content/LiveContent.ts'
import { publish } from '../../../server/content/publish.ts'
import { ReleaseCompiler } from '../../../server/content/ReleaseCompiler.ts'
import { releaseRepository } from '../../../server/content/releaseRepository.ts'
import { revisionRepository } from '../../../server/content/revisionRepository.ts'
import { type Croupier, createCroupier } from '../../../server/createCroupier.ts'
import { compilerHere } from '../../fixtures/content/compilerHere.ts'
import { dist, type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

const unpack = async (name: string): Promise<unknown> =>
  JSON.parse(
    gunzipSync(await readFile(join(import.meta.dirname, '../../fixtures/edition1', name))).toString(),
  )
/** An export of the starter site, made by the last program that knew the first edition alone. */
const first = (await unpack('site.json.gz')) as Definition[]
/** The blocks of each of its pages by type and slot, as that program's artefacts had them. */
const screens = Object.entries((await unpack('screens.json.gz')) as Record<string, unknown>)
const compiler = compilerHere(createCompiler({ operationFields }) as SiteCompiler)

const shapesOf = (blocks: unknown): unknown[] =>
  (blocks as { type: string; slots?: Record<string, unknown> }[]).map(({ type, slots = {} }) => [
    type,
    ...Object.entries(slots)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inside]) => [name, shapesOf(inside)]),
  ])

describe('a site of the first edition', () => {
  let site: StartedSite
  let restarted: Croupier
  let now: number | undefined
  let then: number | undefined

  beforeAll(async () => {
    site = await startedSite()
    const { database } = site
    now = await releaseRepository.liveId(database.drizzle)
    const prepared = await prepareImport(first)
    await database.transaction((tx) => importSite(tx, null, prepared))
    await publish({ database, releases: new ReleaseCompiler(compiler) }, { author: null, message: 'Once' })
    then = await releaseRepository.liveId(database.drizzle)
    await site.close()
    restarted = await createCroupier(site.settings, { dist })
  })
  afterAll(async () => {
    await restarted?.close()
    await site.dropClosed()
  })

  it('is imported and published, and shows its screens', async () => {
    expect(then).not.toBe(now)
    for (const url of ['/readyz', '/', '/forms/sign_up', '/faq', '/payments'])
      expect((await restarted.app.inject({ url })).statusCode, url).toBe(200)
    const live = await LiveContent.open(restarted.database)
    expect(screens.length).toBeGreaterThan(30)
    for (const [key, shapes] of screens)
      expect(shapesOf(live.artefact<{ blocks: unknown }>(key)?.blocks ?? []), key).toEqual(shapes)
    live.close()
  })

  it('stays as it was written, is read in the language of today, and the audit says so', async () => {
    const { database } = restarted
    const row = await draftRepository.find(database.drizzle, 'page', 'home')
    const bodies = await revisionRepository.bodies(database.drizzle, [row?.revisionId ?? 0])
    const home = first.find(({ kind, id }) => kind === 'page' && id === 'home')
    expect(JSON.parse([...bodies.values()].join())).toEqual(home)
    const draft = await draftView(database.drizzle, compiler, 'page', 'home')
    expect(draft?.definition).toMatchObject({ edition: 2 })
    expect(JSON.stringify(draft?.definition)).not.toContain('"props"')
    expect(draft?.problems).toEqual([])
    const { items } = await auditRepository.list(database.drizzle, { offset: 0, limit: 5 })
    const published = items.find(({ action }) => action === 'publish')
    expect(published?.details.upgraded).toHaveLength(first.length)
    expect(published?.details.upgraded).toContain('page/home')
  })

  it('is what players get when it is rolled back to', async () => {
    const { database } = restarted
    const live = await LiveContent.open(database, { kinds: ['form', 'page'] })
    await releaseRepository.setLive(database.drizzle, now as number)
    await live.refresh()
    expect(live.release()?.id).toBe(now)
    await releaseRepository.setLive(database.drizzle, then as number)
    await live.refresh()
    expect(live.release()?.id).toBe(then)
    expect(JSON.stringify(live.definition('page/home'))).toContain('"props"')
    expect(live.definition<{ fields: unknown[] }>('form/personal-data-lv')?.fields.length).toBeGreaterThan(3)
    live.close()
  })
})
