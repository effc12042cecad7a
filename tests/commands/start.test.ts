import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand, type StartedCommand, startCommand, stopCommands } from '../fixtures/commands/command.ts'
import { copyProject, type ProjectCopy } from '../fixtures/commands/copyProject.ts'

let copy: ProjectCopy
let site: StartedCommand
let url = ''
beforeAll(async () => {
  copy = await copyProject({ isBare: true })
})
afterAll(async () => {
  await stopCommands()
  await copy.drop()
})

const run = (line: string, env?: Record<string, string>) => runCommand(line, { folder: copy.folder, env })

test('npm ci && npm start installs, builds, seeds and says who may sign in where', async () => {
  // The packages are those that have just been installed for the project itself.
  const env = { PORT: '0', npm_config_prefer_offline: 'true' }
  site = startCommand('npm ci && npm start', { folder: copy.folder, env })
  url = (await site.says(/^Croupier is ready at (http:\/\/localhost:\d+)$/m))[1] ?? ''
  const page = await fetch(url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Aurora')])
  const [, login = '', password = ''] = await site.says(/^Player: sign in as (\S+) with (\S+)$/m)
  const signedIn = await fetch(`${url}/api/auth/login?version=1&locale=en`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ login, password }),
  })
  expect(await signedIn.json()).toHaveProperty('response')
})

test('npm run build finds that fresh, and builds what has become stale', async () => {
  expect(await run('npm run build')).toMatchObject({ code: 0, output: expect.stringMatching(/is fresh\n$/) })
  const file = join(copy.folder, 'src/boot/main.tsx')
  await writeFile(file, `${await readFile(file, 'utf8')}\nconsole.info('built anew')\n`)
  expect(await run('npm run build')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Built the site/),
  })
})

test('npm run screenshots builds what is missing, and takes pictures of README and guide anew', async () => {
  const built = join(copy.folder, 'gameframe/dist')
  const images = join(copy.folder, 'docs/images')
  const pages = ['README.md', 'docs/editing.md'].map((name) => readFile(join(copy.folder, name), 'utf8'))
  const shown = (await Promise.all(pages)).join().matchAll(/images\/([\w.-]+)/g)
  expect((await readdir(images)).sort()).toEqual([...new Set([...shown].map(([, name]) => name))].sort())
  for (const folder of [built, images]) await rm(folder, { recursive: true })
  // All of them would take minutes.
  const some = ['game', 'registration', 'studio-form']
  expect(await run(`npm run screenshots -- ${some.join(' ')}`)).toMatchObject({ code: 0 })
  expect(await readdir(built)).toContain('.stamp')
  expect((await readdir(images)).sort()).toEqual(some.map((name) => `${name}.webp`))
  for (const name of some) {
    const picture = await readFile(join(images, `${name}.webp`))
    expect(picture.subarray(8, 12).toString('latin1')).toBe('WEBP')
    expect(picture.length).toBeGreaterThan(5000)
  }
})

test('npm run content and npm run generate -- --from compare the site that runs with the files', async () => {
  const [, email, password = ''] = await site.says(/^Studio: sign in as (\S+) with (\S+)$/m)
  const studio = { STUDIO_PASSWORD: password, STUDIO_EMAIL: email ?? '' }
  const at = `--url ${url}`
  expect(await run(`npm run content -- diff ${at}`, studio)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^No differences$/m),
  })
  expect(await run(`npm run generate -- --from ${url}`, studio)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 differences, 0 would break code$/m),
  })

  await mkdir(join(copy.folder, 'elsewhere'))
  const pulled = await run(`npm run content -- pull ${at} --dir elsewhere`, studio)
  expect(pulled).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^(\d+) definitions, \1 files changed$/m),
  })

  const file = join(copy.folder, 'schemas/site/messages/en/auth.json')
  const messages = await readFile(file, 'utf8')
  await writeFile(file, messages.replace(/": "(?=[A-Z])/, '": "New: '))
  const pushed = await run(`npm run content -- push --publish ${at}`, studio)
  expect(pushed).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 drafts changed\nRelease \d+ is live$/m),
  })
})

test('npm run players says which players have closed their accounts, and helps those who have', async () => {
  expect(await run('npm run players -- closed')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 closed$/m),
  })
  expect(await run('npm run players -- reopen 1')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Player 1 has no closed account$/m),
  })
  expect(await run('npm run players -- reset-factor 1')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Player 1 has no authenticator app$/m),
  })
  expect(await run('npm run players -- forget 1')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Player 1 has no closed account$/m),
  })
})

test('npm run sports says what bets may cost, stops them, and takes a ruling from two people alone', async () => {
  const line = (code: number, text: string) => ({
    code,
    output: expect.stringMatching(new RegExp(text, 'm')),
  })
  expect(await run('npm run sports -- exposure')).toMatchObject(line(0, '^0 outcomes$'))
  expect(await run('npm run sports -- unrecovered')).toMatchObject(line(0, '^0 could not be taken back$'))
  expect(await run('npm run sports -- void sr:match:0 1 wrong price')).toMatchObject(
    line(1, '^Nothing was ever heard of sr:match:0$'),
  )
  const first = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/sports/getEvents?version=1&locale=en&count=1`)
    return (await answer.json()).response.items[0]?.id ?? ''
  }
  await expect.poll(first).not.toBe('')
  const event = await first()
  expect(await run(`npm run sports -- stop ${event}`)).toMatchObject(line(0, `^${event}: no bets are taken$`))
  expect(await run(`npm run sports -- reopen ${event}`)).toMatchObject(
    line(0, `^${event}: bets are taken as the feed says$`),
  )
  expect(await run(`npm run sports -- void ${event} 1 wrong price`)).toMatchObject(
    line(0, '^Order \\d+: waits for a second person'),
  )
  const asked = await run(`npm run sports -- resettle ${event} 1 1 lost the league says so`)
  const [, id] = /^Order (\d+): waits for a second person/m.exec(asked.output) ?? []
  expect(await run('npm run sports -- orders')).toMatchObject(line(0, '^2 wait for a second person$'))
  expect(await run(`npm run sports -- confirm ${id}`)).toMatchObject(line(1, `^No order ${id} waits for you`))
})

test('npm run loyalty says how players stand, and writes down what is to be done about them, once', async () => {
  const line = (code: number, text: string) => ({
    code,
    output: expect.stringMatching(new RegExp(text, 'm')),
  })
  const give = 'npm run loyalty -- grant 1 1 500 sorry-17 a long wait'
  expect(await run('npm run loyalty -- grant 999999 1 500 sorry-16 a long wait')).toMatchObject(
    line(1, '^sorry-16: there is no such player$'),
  )
  expect(await run(give)).toMatchObject(line(0, '^sorry-17: the server does it within seconds$'))
  expect(await run(give)).toMatchObject(line(0, '^sorry-17: was asked for before$'))
  expect(await run('npm run loyalty -- take 1 1 500 sorry-17 a long wait')).toMatchObject(
    line(1, '^sorry-17: was used for something else$'),
  )
  expect(await run('npm run loyalty -- stock')).toMatchObject({ code: 0 })
  expect(await run('npm run loyalty -- orders')).toMatchObject(line(0, '^0 are to be sent$'))
  await expect.poll(async () => (await run('npm run loyalty -- done sorry-17')).output).toMatch(/: given$/m)
  expect(await run('npm run loyalty -- list 1')).toMatchObject(
    line(0, '^programme 1  500 points  owes 0  level 1$'),
  )
})

test('npm run staff says who works in the studio, and lets in who has lost the way', async () => {
  const line = (end: string) => ({ code: 0, output: expect.stringMatching(new RegExp(end, 'm')) })
  const admin = 'admin@example.com'
  expect(await run('npm run staff -- list')).toMatchObject(line(`^${admin}, admin, password alone$`))
  expect(await run('npm run staff -- reset-factor admin@example.com')).toMatchObject(
    line('signs in by password alone$'),
  )
  expect(await run('npm run staff -- new-password admin@example.com')).toMatchObject(
    line('chooses another then$'),
  )
})

test('npm run content-users opens and closes accounts that have no rights', async () => {
  const line = (said: string) => ({ code: 0, output: expect.stringMatching(new RegExp(`^${said}$`, 'm')) })
  expect(await run('npm run content-users -- add ada@example.com')).toMatchObject(
    line('ada@example.com signs in with \\S{16}'),
  )
  expect(await run('npm run content-users -- block ada@example.com')).toMatchObject(
    line('ada@example.com is blocked'),
  )
  expect(await run('npm run content-users -- list')).toMatchObject(
    line('ada@example.com, ada@example.com, local, is blocked'),
  )
  expect(await run('npm run content-users -- unblock ada@example.com')).toMatchObject(
    line('ada@example.com may sign in'),
  )
  expect(await run('npm run content-users -- remove ada@example.com')).toMatchObject(
    line('ada@example.com is removed'),
  )
})

test('npm run maintenance closes the site that runs, says so, and opens it again', async () => {
  const line = (start: string) => ({ code: 0, output: expect.stringMatching(new RegExp(`^${start}`, 'm')) })
  expect(await run('npm run maintenance -- status')).toMatchObject(line('The site is open$'))
  expect(await run('npm run maintenance -- on')).toMatchObject(line('The site is closed since '))
  await expect.poll(async () => (await fetch(url)).status, { timeout: 60_000 }).toBe(503)
  expect(await run('npm run maintenance -- off')).toMatchObject(line('The site is open since '))
  await expect.poll(async () => (await fetch(url)).status, { timeout: 60_000 }).toBe(200)
})

test('npm run cashier asks the site that runs, and does it itself when none does', async () => {
  const none = { code: 0, output: expect.stringMatching(/^0 wait for a decision, 0 to be sent$/m) }
  expect(await run('npm run cashier -- list')).toMatchObject(none)
  await site.stop()
  expect(await run('npm run cashier -- list')).toMatchObject(none)
  expect(await run('npm run cashier -- suspense')).toMatchObject({ code: 0 })
  const noWithdrawal = { code: 1, output: expect.stringMatching(/^No withdrawal 7 /m) }
  expect(await run('npm run cashier -- approve 7')).toMatchObject(noWithdrawal)
  expect(await run('npm run cashier -- decline 7')).toMatchObject(noWithdrawal)
  expect(await run('npm run cashier -- release 7 player')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is no item 7$/m),
  })
})

test('npm run migrate brings the tables up to date, and may be repeated', async () => {
  expect(await run('npm run migrate')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The tables are up to date$/m),
  })
})

test('npm run ledger plays the movements of the demo player again', async () => {
  expect(await run('npm run ledger -- check')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The books are right$/m),
  })
  expect(await run('npm run ledger -- rebuild')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 balances were wrong$/m),
  })
  expect(await run('npm run ledger -- settled 1')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^No stake 1 is disputed$/m),
  })
})
