import { hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { secrets } from './schema.ts'

const root = 'root'

/**
 * Keys of the site, one for each purpose, from one random secret that the first process leaves in the database. A copy
 * of any other table is worth nothing without it.
 */
export function createKeys({ drizzle }: Database) {
  let found: Promise<Buffer> | undefined

  async function readRoot(): Promise<Buffer> {
    await drizzle
      .insert(secrets)
      .values({ name: root, value: randomBytes(32) })
      .onConflictDoNothing()
    const rows = await drizzle.select().from(secrets).where(eq(secrets.name, root))
    if (!rows[0]) throw new Error('The secret of the site was not kept')
    return Buffer.from(rows[0].value)
  }

  return {
    /** 32 bytes; the same for the same purpose in every process. */
    async of(purpose: string): Promise<Buffer> {
      found ??= readRoot()
      const secret = await found.catch((error: unknown) => {
        found = undefined
        throw error
      })
      return Buffer.from(hkdfSync('sha256', secret, '', `croupier ${purpose}`, 32))
    },
  }
}

export type Keys = ReturnType<typeof createKeys>
