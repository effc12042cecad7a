import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hash } from '../../../server/content/hash.ts'
import { mediaFileRepository } from '../../../server/content/media/mediaFileRepository.ts'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { adminPassword, type ContentServer, contentServer } from '../../fixtures/servers/contentServer.ts'
import { fast } from '../../fixtures/servers/serverProcess.ts'

const cli = fileURLToPath(new URL('../../../server/content/cli.ts', import.meta.url))

let fresh: FreshDatabase
let server: ContentServer
let url: string
let directory: string
beforeAll(async () => {
  fresh = await freshPostgres()
  server = await contentServer(fresh.database)
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  directory = await mkdtemp(join(tmpdir(), 'site-'))
})
afterAll(async () => {
  await server.close()
  await fresh.drop()
  await rm(directory, { recursive: true })
})

/** Runs the command and returns its exit code with all it printed. */
async function content(...args: string[]): Promise<[number | null, string]> {
  const child = spawn(process.execPath, [...fast, cli, ...args, '--url', url, '--dir', directory], {
    env: { ...process.env, STUDIO_PASSWORD: adminPassword },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((resolve) => child.on('close', (code) => resolve([code, output])))
}

it('carries the site to files and back', async () => {
  expect(await content('pull')).toEqual([
    0,
    'forms/login.json\nmessages/en/common.json\n2 definitions, 2 files changed\n',
  ])
  expect(await content('pull')).toEqual([0, '2 definitions, 0 files changed\n'])
  expect(await content('diff')).toEqual([0, 'No differences\n'])

  const file = join(directory, 'forms/login.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Login"', '"Enter"'))
  const [code, difference] = await content('diff')
  expect([code, difference]).toEqual([1, '~ form/login\n    ~ /title "Login" -> "Enter"\n'])
  const [, pushed] = await content('push', '--publish', '--message', 'From files')
  expect(pushed).toMatch(/1 drafts changed\nRelease \d+ is live\n$/)
  expect(server.live.artefact('form/login')).toMatchObject({ title: 'Enter' })
  expect((await content('push', '--publish'))[1]).toMatch(/0 drafts changed\nNothing to publish\n$/)
  // Six commands, each a process of its own.
})

it('carries the files of pictures along, each once', async () => {
  const token = await server.signIn()
  const drawing = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"></svg>`
  const made = await server.call({
    method: 'POST',
    url: '/content/media/files',
    payload: Buffer.from(drawing(1)),
    headers: { 'content-type': 'application/octet-stream' },
    token,
  })
  const { hash: file, type, width, height } = made.json()
  const picture = { kind: 'media', id: 'mark', name: 'Mark', file, type, width, height }
  const headers = { 'if-none-match': '*' }
  await server.call({ method: 'PUT', url: '/content/drafts/media/mark', payload: picture, headers, token })
  expect((await content('pull'))[1]).toMatch(`media/files/${file}.svg\n3 definitions, 2 files changed\n`)
  expect(await readFile(join(directory, `media/files/${file}.svg`), 'utf8')).toBe(drawing(1))

  const other = hash(drawing(2))
  const definition = { ...picture, file: other, width: 2, height: 2 }
  await writeFile(join(directory, 'media/mark.json'), JSON.stringify(definition))
  expect(await content('push')).toEqual([1, expect.stringContaining(`${other}.svg cannot be read: ENOENT`)])
  await writeFile(join(directory, `media/files/${other}.svg`), drawing(2))
  expect((await content('push', '--publish'))[1]).toMatch(
    new RegExp(`^${other} uploaded\\n|\\n${other} uploaded\\n`),
  )
  expect(server.live.artefact('media/mark')).toMatchObject({ file: other })
  expect((await content('pull'))[1]).toMatch(`media/files/${file}.svg`)

  await writeFile(join(directory, 'media/mark.json'), JSON.stringify({ ...definition, file: hash('x') }))
  await writeFile(join(directory, `media/files/${hash('x')}.svg`), drawing(3))
  expect((await content('push'))[1]).toContain('is another file than its name says')
  await rm(join(directory, 'media'), { recursive: true })
  await content('push', '--publish')
})

it('goes over nothing that was changed on either side since, unless it is told to', async () => {
  const file = join(directory, 'forms/login.json')
  const before = await readFile(file, 'utf8')
  await writeFile(file, before.replace('"Enter"', '"Mine"'))
  const [code, refused] = await content('pull')
  expect([code, refused]).toEqual([1, expect.stringContaining('! form/login\nChanged here')])
  expect(await readFile(file, 'utf8')).toContain('"Mine"')

  const token = await server.signIn()
  const at = '/content/drafts/form/login'
  const { etag } = (await server.call({ method: 'GET', url: at, token })).json()
  const theirs = { kind: 'form', id: 'login', title: 'Theirs' }
  const saved = { method: 'PUT', url: at, payload: theirs, headers: { 'if-match': etag }, token } as const
  expect((await server.call(saved)).statusCode).toBe(200)
  const [stopped, words] = await content('push')
  expect([stopped, words]).toEqual([1, expect.stringContaining('! form/login\nChanged on the site since')])
  expect((await server.call({ method: 'GET', url: at, token })).json().definition).toMatchObject(theirs)

  expect((await content('pull', '--force'))[1]).toContain('forms/login.json')
  expect(await readFile(file, 'utf8')).toContain('"Theirs"')
  await writeFile(file, before)
  expect((await content('push', '--publish'))[0]).toBe(0)
})

it('takes out of pictures that were stored before what they tell of who made them', async () => {
  const told = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Ada' } })
    .jpeg()
    .toBuffer()
  const old = { hash: hash(told), type: 'image/jpeg', width: 4, height: 3 } as const
  await mediaFileRepository.add(fresh.database.drizzle, { ...old, size: told.length, body: told }, null)
  const token = await server.signIn()
  const { hash: named, ...rest } = old
  const payload = { kind: 'media', id: 'photo', name: 'Photo', file: named, ...rest }
  const headers = { 'if-none-match': '*' }
  await server.call({ method: 'PUT', url: '/content/drafts/media/photo', payload, headers, token })
  expect((await content('clean', '--publish'))[1]).toMatch(
    /~ media\/photo\n.*\/file.*\n1 drafts changed\nRelease/,
  )
  const { file } = (await server.call({ method: 'GET', url: '/content/drafts/media/photo', token })).json()
    .definition
  const kept = await server.call({ method: 'GET', url: `/content/media/files/${file}`, token })
  expect([file === named, kept.rawPayload.includes('Ada')]).toEqual([false, false])
  expect((await content('clean'))[1]).toBe('0 drafts changed\n')
  await content('pull', '--force')
  await rm(join(directory, 'media'), { recursive: true })
  await content('push', '--publish')
})

it('pushes broken definitions as drafts but does not publish them', async () => {
  const text = JSON.stringify({ kind: 'form', id: 'login', broken: true })
  await writeFile(join(directory, 'forms/login.json'), text)
  const [code, output] = await content('push', '--publish')
  expect([code, output]).toEqual([1, expect.stringContaining('form/login at /broken: It is broken.')])
  expect(server.live.artefact('form/login')).toMatchObject({ title: 'Enter' })
})

it('says how it is used, and what is wrong', async () => {
  expect((await content('nonsense'))[0]).toBe(2)
  const [code, output] = await content('pull', '--email', 'nobody@example.com')
  expect([code, output]).toEqual([1, 'POST /content/session: The e-mail address or the password is wrong\n'])
})
