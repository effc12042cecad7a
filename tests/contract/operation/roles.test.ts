import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyPostgres } from '../../fixtures/databases/databases.ts'
import { registerAt } from '../../fixtures/players/registerAt.ts'
import { runNode } from '../../fixtures/servers/runNode.ts'
import { startServer } from '../../fixtures/servers/serverProcess.ts'

// Roles are those of the whole server, so that there is one of these tests a run.
const roles = ['croupier_owner', 'croupier', 'croupier_reader'] as const
let empty: Awaited<ReturnType<typeof emptyPostgres>>

beforeAll(async () => {
  empty = await emptyPostgres()
  const grants = await readFile(join(import.meta.dirname, '../../../docs/examples/grants.sql'), 'utf8')
  // Where the server has another database of the site its roles are there already.
  for (const _ of [1, 2]) await asked(empty.url, grants)
  for (const role of roles) await asked(empty.url, `alter role ${role} password 'secret'`)
})
afterAll(async () => {
  await empty?.drop()
})

function urlOf(role: (typeof roles)[number]): string {
  const url = new URL(empty.url)
  url.username = role
  url.password = 'secret'
  return url.href
}

async function asked(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

it('serves as a role that owns nothing, on tables that their owner made', async () => {
  const settings = { DATABASE_URL: urlOf('croupier') }
  await expect(startServer(settings)).rejects.toThrow(/permission denied.*`npm run migrate`/)

  const migrate = await runNode('server/commands/migrate.ts', [], { DATABASE_URL: urlOf('croupier_owner') })
  expect(migrate).toEqual({ code: 0, said: 'The tables are up to date\n' })

  const server = await startServer(settings)
  const answer = await registerAt(server.url, 'served@example.com', { origin: server.url })
  expect(answer.status, await answer.text()).toBe(200)
  await server.kill('SIGTERM')

  const { rows } = await asked(
    urlOf('croupier_owner'),
    `
    select count(*)::int as others from pg_tables
    where schemaname in ('content', 'platform', 'sandbox', 'jobs', 'drizzle') and tableowner <> 'croupier_owner'`,
  )
  expect(rows).toEqual([{ others: 0 }])
  for (const forbidden of [
    'alter table platform.ledger_postings disable trigger all',
    'drop trigger immutable on platform.ledger_journals',
    'truncate platform.ledger_holds',
    'delete from platform.ledger_journals',
    'create table platform.more (id int)',
    'create schema more',
    'drop function platform.refuse_ledger_change() cascade',
  ])
    await expect(asked(urlOf('croupier'), forbidden), forbidden).rejects.toThrow(
      /permission denied|must be owner|append-only/,
    )
})

it('checks the books and lists what waits as a role that only reads', async () => {
  const env = { DATABASE_URL: urlOf('croupier_reader') }
  const check = await runNode('server/commands/ledger.ts', ['check'], env)
  expect(check).toEqual({ code: 0, said: 'The books are right\n' })
  const list = await runNode('server/commands/cashier.ts', ['list'], env)
  expect(list).toEqual({ code: 0, said: '0 wait for a decision, 0 to be sent\n' })
  const status = await runNode('server/commands/maintenance.ts', ['status'], env)
  expect(status).toEqual({ code: 0, said: 'The site is open\n' })
})

it('says in a sentence what it may not do, and ends', async () => {
  const env = { DATABASE_URL: urlOf('croupier_reader') }
  for (const [file, line] of [
    ['ledger', ['rebuild']],
    ['migrate', []],
    ['maintenance', ['on']],
    ['cashier', ['approve', '1']],
  ] as const) {
    const { code, said } = await runNode(`server/commands/${file}.ts`, line, env)
    expect(code, file).toBe(1)
    expect(said, file).toContain('The database does not let this role do that (')
    expect(said, file).not.toMatch(/\n {4}at |Failed query/)
  }
})

it('looks at no database of its own where none was named', async () => {
  const check = await runNode('server/commands/ledger.ts', ['check'], {
    DATA_DIR: join(tmpdir(), 'nobody-has-this'),
  })
  expect(check).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no database in .*: set DATABASE_URL/),
  })
})
