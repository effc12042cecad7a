import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OtherTablesError } from '../../../server/db/OtherTablesError.ts'
import { openDatabase } from '../../../server/db/openDatabase.ts'
import { databaseOnPglite } from '../../../server/db/openPglite.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { emptyPostgres } from '../../fixtures/databases/databases.ts'

/** What migrations of others leave behind, in the least: their journal, and a table. */
const before = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('of others', 1), ('of others too', 2);
  create schema content;
  create table content.revisions (id bigint);
  insert into content.revisions values (7)`

/** Everything that a database holds of its own, as text. */
const everything = `select n.nspname, c.relname, query_to_xml(format('select * from %I.%I', n.nspname, c.relname), true, true, '')::text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`

const remedy = /earlier release.*content -- pull --dir.*content -- push --publish/

describe('tables that an earlier release made', () => {
  it('are refused where PGlite holds them, and stay as they are', async () => {
    const client = await PGlite.create('memory://')
    await client.exec(before)
    const { rows } = await client.query(everything)
    await expect(databaseOnPglite(client)).rejects.toThrow(remedy)
    expect((await client.query(everything)).rows).toEqual(rows)
    await client.close()
  })

  it('are refused where Postgres holds them, by its name without the password, and stay as they are', async () => {
    const { url, drop } = await emptyPostgres()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(before)
    const { rows } = await client.query(everything)
    const refusal = await openPostgres(url).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(OtherTablesError)
    const { host, pathname, password } = new URL(url)
    expect((refusal as Error).message).toMatch(remedy)
    expect((refusal as Error).message).toContain(host + pathname)
    expect((refusal as Error).message).not.toContain(`:${password}@`)
    expect((await client.query(everything)).rows).toEqual(rows)
    await client.end()
    await drop()
  })

  it('that are ours, with later migrations than ours, are opened', async () => {
    const { url, drop } = await emptyPostgres()
    await (await openPostgres(url)).close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    )
    await client.end()
    await (await openPostgres(url)).close()
    await drop()
  })
})

describe('a data directory of an earlier release', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'croupier-of-before-'))
    await mkdir(join(dataDir, 'database'))
    await writeFile(join(dataDir, 'database/PG_VERSION'), '17\n')
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it('is refused without a file of it being touched', async () => {
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(remedy)
    expect(await readdir(dataDir, { recursive: true })).toEqual(['database', 'database/PG_VERSION'])
    expect(await readFile(join(dataDir, 'database/PG_VERSION'), 'utf8')).toBe('17\n')
  })

  it('does not stand in the way of Postgres', async () => {
    const { url, drop } = await emptyPostgres()
    const database = await openDatabase({ dataDir, databaseUrl: url })
    expect(database.kind).toBe('postgres')
    await database.close()
    await drop()
  })
})
