import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeFailure } from '../process/describeFailure.ts'
import { ContentClient } from './cli/ContentClient.ts'
import { compareSites } from './cli/compareSites.ts'
import { changedSince, hashesOf, readPulled, writePulled } from './cli/pulled.ts'
import { readCode, readPassword } from './cli/readPassword.ts'
import { upgradeFiles } from './cli/upgradeFiles.ts'
import { type Definition, definitionKey } from './Definition.ts'
import type { MediaFile } from './media/mediaFileRepository.ts'
import { filesOf, namingKept, readMediaOf, writeMediaOf } from './media/mediaFolder.ts'
import { readSite } from './readSite.ts'
import { firstAdminEmail } from './staff/ensureAdmin.ts'
import { writeSite } from './writeSite.ts'

const usage = `Usage: npm run content -- pull|diff|push|clean|upgrade [options]

  pull     write the drafts of a running site into the directory
  diff     show how the directory differs from the drafts (exit 1 when it does)
  push     make the drafts what the directory says
  clean    take place, camera and author out of pictures that were stored when nobody did; as drafts
  upgrade  write what is in the directory in the language of today; no site need run

  --url URL        where the site runs (http://localhost:3000)
  --dir DIRECTORY  the directory of definitions (schemas/site)
  --email EMAIL    who signs in (STUDIO_EMAIL, else ${firstAdminEmail}); the password is STUDIO_PASSWORD or asked for,
                   and so is the code of a second factor (STUDIO_CODE)
  --release        pull and diff: the live release instead of the drafts
  --publish        push and clean: then publish
  --message TEXT   push and clean: what changes and why (Pushed from files)
  --force          pull: also over what was changed in the directory since it was last pulled or pushed;
                   push: also over what others have changed on the site since`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      dir: { type: 'string', default: 'schemas/site' },
      email: { type: 'string', default: process.env.STUDIO_EMAIL?.trim() || firstAdminEmail },
      release: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      message: { type: 'string', default: 'Pushed from files' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command] = positionals
  if (
    values.help ||
    positionals.length !== 1 ||
    !['pull', 'diff', 'push', 'clean', 'upgrade'].includes(command ?? '')
  ) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  if (command === 'upgrade') {
    for (const line of await upgradeFiles(values.dir)) console.log(line)
    return 0
  }
  const client = await ContentClient.signIn(values.url, values.email, await readPassword(), readCode)
  const message = values.publish ? values.message : undefined
  const place = { directory: values.dir, url: new URL(values.url).origin, force: values.force }
  try {
    if (command === 'pull') return await pull(client, place, values.release)
    if (command === 'clean') return await clean(client, message)
    const local = await readSite(values.dir)
    if (command === 'diff') return await diff(client, local, values.release)
    return await push(client, place, local, message)
  } finally {
    await client.signOut()
  }
}

/** A directory, the site that it is pulled from and pushed to, and whether what stands in the way is gone over. */
type Place = { directory: string; url: string; force: boolean }

async function pull(client: ContentClient, place: Place, release: boolean): Promise<number> {
  const { directory, url, force } = place
  const { definitions } = await client.export(release ? 'release' : 'drafts')
  const hashes = hashesOf(definitions)
  if (!force && existsSync(directory)) {
    const here = hashesOf(await readSite(directory))
    const changed = changedSince(await readPulled(directory, url), here, hashes)
    if (changed.length > 0) return stopAt(changed, 'Changed here and not pushed', 'Push them, or lose them')
  }
  const touched = await writeSite(directory, definitions)
  touched.push(...(await writeMediaOf(directory, filesOf(definitions), (file) => client.mediaFile(file))))
  await writePulled(directory, url, hashes)
  for (const file of touched) console.log(file)
  console.log(`${definitions.length} definitions, ${touched.length} files changed`)
  return 0
}

function stopAt(keys: readonly string[], what: string, then: string): number {
  for (const key of keys) console.error(`! ${key}`)
  console.error(`${what}: ${keys.length} definitions. ${then} with --force`)
  return 1
}

async function diff(client: ContentClient, local: Definition[], release: boolean): Promise<number> {
  const { definitions } = await client.export(release ? 'release' : 'drafts')
  const lines = compareSites(definitions, local)
  for (const line of lines) console.log(line)
  if (lines.length === 0) console.log('No differences')
  return lines.length === 0 ? 0 : 1
}

async function push(
  client: ContentClient,
  { directory, url, force }: Place,
  local: Definition[],
  message: string | undefined,
): Promise<number> {
  const remote = await client.export('drafts')
  for (const line of compareSites(remote.definitions, local)) console.log(line)
  const base = await readPulled(directory, url)
  const changed = changedSince(base, hashesOf(remote.definitions), hashesOf(local))
  if (!force && changed.length > 0)
    return stopAt(changed, 'Changed on the site since', 'Pull elsewhere and join them, or push over them')
  const known = await client.mediaFiles()
  const kept = new Map<string, MediaFile>()
  for (const one of filesOf(local)) {
    if (known.has(one.file)) continue
    const file = await client.uploadMedia(await readMediaOf(directory, one))
    kept.set(one.file, file)
    console.log(`${one.file} uploaded${file.hash === one.file ? '' : `, and kept as ${file.hash}: pull`}`)
  }
  const next = namingKept(local, kept)
  const isTaken = await bring(client, next, remote.etag, message)
  await writePulled(directory, url, hashesOf(next))
  return isTaken
}

/** Pictures are sent again, of which the site leaves out today what it once kept. */
async function clean(client: ContentClient, message: string | undefined): Promise<number> {
  const { definitions, etag } = await client.export('drafts')
  const kept = new Map<string, MediaFile>()
  for (const { file } of filesOf(definitions)) {
    const now = await client.uploadMedia(await client.mediaFile(file))
    if (now.hash !== file) kept.set(file, now)
  }
  const next = namingKept(definitions, kept)
  for (const line of compareSites(definitions, next)) console.log(line)
  return bring(client, next, etag, message)
}

/** Makes the drafts these definitions, and publishes them where there is a message. */
async function bring(
  client: ContentClient,
  definitions: readonly Definition[],
  etag: string,
  message: string | undefined,
): Promise<number> {
  const byKey = Object.fromEntries(definitions.map((one) => [definitionKey(one), one]))
  const { changes, problems } = await client.import(byKey, etag)
  console.log(`${changes.length} drafts changed`)
  for (const one of problems) {
    console.log(`${one.definition} at ${one.pointer || '/'}: ${one.message} ${one.hint} (${one.code})`)
  }
  if (message === undefined) return 0
  if (problems.length > 0) {
    console.error('Not published: mend the problems first')
    return 1
  }
  const id = await client.publish(message, definitions)
  console.log(id === undefined ? 'Nothing to publish' : `Release ${id} is live`)
  return 0
}

try {
  process.exitCode = await run()
} catch (error) {
  const isMistyped = error instanceof TypeError && /^ERR_PARSE_ARGS/.test(String(Reflect.get(error, 'code')))
  console.error(isMistyped ? `${error.message}\n\n${usage}` : describeFailure(error))
  process.exitCode = isMistyped ? 2 : 1
}
