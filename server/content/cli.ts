import { parseArgs } from 'node:util'
import { describeFailure } from '../process/describeFailure.ts'
import { ContentClient } from './cli/ContentClient.ts'
import { compareSites } from './cli/compareSites.ts'
import { readCode, readPassword } from './cli/readPassword.ts'
import { upgradeFiles } from './cli/upgradeFiles.ts'
import { type Definition, definitionKey } from './Definition.ts'
import { filesOf, readMediaOf, writeMediaOf } from './media/mediaFolder.ts'
import { readSite } from './readSite.ts'
import { firstAdminEmail } from './staff/ensureAdmin.ts'
import { writeSite } from './writeSite.ts'

const usage = `Usage: npm run content -- pull|diff|push|upgrade [options]

  pull     write the drafts of a running site into the directory
  diff     show how the directory differs from the drafts (exit 1 when it does)
  push     make the drafts what the directory says
  upgrade  write what is in the directory in the language of today; no site need run

  --url URL        where the site runs (http://localhost:3000)
  --dir DIRECTORY  the directory of definitions (schemas/site)
  --email EMAIL    who signs in (STUDIO_EMAIL, else ${firstAdminEmail}); the password is STUDIO_PASSWORD or asked for,
                   and so is the code of a second factor (STUDIO_CODE)
  --release        pull and diff: the live release instead of the drafts
  --publish        push: then publish
  --message TEXT   push: what changes and why (Pushed from files)`

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
      help: { type: 'boolean', default: false },
    },
  })
  const [command] = positionals
  if (
    values.help ||
    positionals.length !== 1 ||
    !['pull', 'diff', 'push', 'upgrade'].includes(command ?? '')
  ) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  if (command === 'upgrade') {
    for (const line of await upgradeFiles(values.dir)) console.log(line)
    return 0
  }
  const client = await ContentClient.signIn(values.url, values.email, await readPassword(), readCode)
  try {
    if (command === 'pull') return await pull(client, values.dir, values.release)
    const local = await readSite(values.dir)
    if (command === 'diff') return await diff(client, local, values.release)
    return await push(client, values.dir, local, values.publish ? values.message : undefined)
  } finally {
    await client.signOut()
  }
}

async function pull(client: ContentClient, directory: string, release: boolean): Promise<number> {
  const { definitions } = await client.export(release ? 'release' : 'drafts')
  const touched = await writeSite(directory, definitions)
  touched.push(...(await writeMediaOf(directory, filesOf(definitions), (file) => client.mediaFile(file))))
  for (const file of touched) console.log(file)
  console.log(`${definitions.length} definitions, ${touched.length} files changed`)
  return 0
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
  directory: string,
  local: Definition[],
  message: string | undefined,
): Promise<number> {
  const remote = await client.export('drafts')
  for (const line of compareSites(remote.definitions, local)) console.log(line)
  const known = await client.mediaFiles()
  for (const one of filesOf(local)) {
    if (known.has(one.file)) continue
    await client.uploadMedia(one.file, await readMediaOf(directory, one))
    console.log(`${one.file} uploaded`)
  }
  const byKey = Object.fromEntries(local.map((one) => [definitionKey(one), one]))
  const { changes, problems } = await client.import(byKey, remote.etag)
  console.log(`${changes.length} drafts changed`)
  for (const one of problems) {
    console.log(`${one.definition} at ${one.pointer || '/'}: ${one.message} ${one.hint} (${one.code})`)
  }
  if (message === undefined) return 0
  if (problems.length > 0) {
    console.error('Not published: mend the problems first')
    return 1
  }
  const id = await client.publish(message, local)
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
