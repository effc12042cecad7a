import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { DatabaseAwayError } from '../../../server/db/DatabaseAwayError.ts'
import { reviving } from '../../../server/db/reviving.ts'
import type { ReachEvent } from '../../../server/db/watchReach.ts'
import { embeddedCopy } from '../../fixtures/databases/databases.ts'

it('is opened again with all that was acknowledged once Postgres, which could not write its log, can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-reviving-'))
  const told: ReachEvent['what'][] = []
  let gaps = 0
  try {
    const opened = (client: PGlite) => ({ client, lastWords: () => 'no log' })
    const probe = `${folder}.room`
    const client = reviving(opened(await embeddedCopy(folder)), {
      reopen: async () => opened(await PGlite.create(folder)),
      probe,
      tell: ({ what }) => told.push(what),
      onGap: () => {
        gaps += 1
      },
    })
    await client.exec('create table acknowledged (at integer)')
    const heard: string[] = []
    await client.listen('news', (news) => heard.push(news))

    // As little as on a full disk can a file be made where there is a folder.
    const next = join(folder, 'pg_wal/xlogtemp.42')
    await mkdir(next)
    await mkdir(probe)
    const acknowledged: number[] = []
    const write = async (at: number) => {
      await client.transaction(async (tx) => {
        await tx.query('insert into acknowledged values ($1)', [at])
        await tx.query(`select pg_logical_emit_message(true, 'filling', repeat('x', 1000000))`)
      })
      acknowledged.push(at)
    }
    const writeAll = async () => {
      for (let at = 0; ; at += 1) await write(at)
    }
    const failure = await writeAll().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DatabaseAwayError)
    expect(failure).toMatchObject({ fate: 'unknown', cause: { message: 'no log' } })
    await expect(client.query('select 1')).rejects.toMatchObject({ fate: 'none' })
    await expect(write(-1)).rejects.toMatchObject({ fate: 'none' })
    expect(told).toEqual(['away'])

    await rmdir(next)
    await rmdir(probe)
    await expect.poll(() => client.query('select 1').then(() => 'there', String)).toBe('there')
    const { rows } = await client.query<{ at: number }>('select at from acknowledged order by at')
    expect(rows.map(({ at }) => at)).toEqual(acknowledged)
    expect([told, gaps]).toEqual([['away', 'back'], 1])
    await client.query(`notify news, 'again'`)
    await expect.poll(() => heard).toEqual(['again'])
    await client.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('refuses what there is no room for as something to be sent again, and tells of it once', async () => {
  const told: ReachEvent['what'][] = []
  const client = reviving(
    { client: await embeddedCopy(), lastWords: () => '' },
    {
      reopen: () => Promise.reject(new Error('It has not ended')),
      probe: '',
      tell: ({ what }) => told.push(what),
      onGap: () => {},
    },
  )
  const full = `do $$ begin raise exception 'full' using errcode = '53100'; end $$`
  await expect(client.exec(full)).rejects.toMatchObject({ fate: 'undone', cause: { code: '53100' } })
  const within = client.transaction((tx) => tx.exec(full))
  await expect(within).rejects.toMatchObject({ fate: 'undone' })
  expect(told).toEqual(['full'])
  await client.close()
})
