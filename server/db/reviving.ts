import { open, rm } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createRoomWatch } from './createRoomWatch.ts'
import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { bury, mortal } from './mortal.ts'
import type { ReachEvent } from './watchReach.ts'

/** One embedded Postgres, and what it said last. */
export type Opened = { client: PGlite; lastWords: () => string }

type Options = {
  /** Opens the same database anew, which plays its log again; nothing acknowledged is lost. */
  reopen: () => Promise<Opened>
  /** Where a file can be written to see whether there is room. */
  probe: string
  tell: (event: ReachEvent) => void
  /** Notices may have been missed. */
  onGap: () => void
}

/** How long after it gave up it is tried to be opened again, and after each try. */
const pauseMs = 1000
/** What it takes to be opened: its log grows by files of 16 MB. */
const neededMegabytes = 40

/**
 * The embedded database, which is opened again when its Postgres has given up, once there is room. Until then everybody
 * is refused at once, as while a Postgres elsewhere is away (decision 0235).
 */
export function reviving(first: Opened, { reopen, probe, tell, onGap }: Options): PGlite {
  let { client } = first
  let ended = mortal(client, first.lastWords)
  let isReviving = false
  let isClosed = false
  const heard: Parameters<PGlite['listen']>[] = []
  const inRoom = createRoomWatch(tell)

  async function revive(error: DatabaseAwayError): Promise<void> {
    if (isReviving || isClosed) return
    isReviving = true
    const since = performance.now()
    tell({ what: 'away', error: error.cause })
    bury(client)
    while (!isClosed && !(await hasRevived())) await sleep()
    isReviving = false
    if (isClosed) return
    tell({ what: 'back', afterMs: Math.round(performance.now() - since) })
    onGap()
  }

  const sleep = () => new Promise((resolve) => setTimeout(resolve, pauseMs).unref())

  async function hasRevived(): Promise<boolean> {
    try {
      // One that is opened without room would hang.
      await haveRoom(probe)
      const next = await reopen()
      if (isClosed) await next.client.close()
      const hasEnded = mortal(next.client, next.lastWords)
      for (const listening of heard) await next.client.listen(...listening)
      ;({ client } = next)
      ended = hasEnded
      return true
    } catch {
      return false
    }
  }

  /** @throws DatabaseAwayError */
  async function ask(name: 'query' | 'exec' | 'transaction' | 'listen', given: unknown[]): Promise<unknown> {
    const asked = client
    if (ended() || isReviving) throw new DatabaseAwayError('none', { cause: ended()?.cause })
    const hasEnded = ended
    try {
      return await inRoom(() => Reflect.apply(asked[name] as () => Promise<unknown>, asked, given))
    } catch (error) {
      const end = hasEnded()
      if (!end) throw error
      void revive(end)
      throw end
    }
  }

  return new Proxy(first.client, {
    get(_, name) {
      if (name === 'query' || name === 'exec' || name === 'transaction')
        return (...given: unknown[]) => ask(name, given)
      if (name === 'listen')
        return (...given: Parameters<PGlite['listen']>) => {
          heard.push(given)
          return ask(name, given)
        }
      if (name === 'close')
        return async () => {
          isClosed = true
          if (!ended()) await client.close()
        }
      const value: unknown = Reflect.get(client, name, client)
      return typeof value === 'function' ? value.bind(client) : value
    },
  })
}

/** Sees by writing, because what a file system tells knows no quotas. @throws where it cannot be written */
async function haveRoom(file: string): Promise<void> {
  const megabyte = Buffer.alloc(1024 * 1024, 1)
  try {
    const handle = await open(file, 'w', 0o600)
    try {
      for (let written = 0; written < neededMegabytes; written += 1) await handle.write(megabyte)
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true })
  }
}
