import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../db/Database.ts'
import { secretRepository } from './secretRepository.ts'

const root = 'root'

export type Keys = {
  /** 32 bytes; the same for the same purpose in every process. */
  of: (purpose: string) => Buffer
}

/**
 * Keys of the site, one for each purpose, from one random secret that the first process leaves in the database: a copy
 * of any other table is worth nothing without it. Read once, at start, since a transaction on the one connection of
 * PGlite could not read it.
 */
export async function openKeys({ drizzle }: Database): Promise<Keys> {
  await secretRepository.keep(drizzle, root, randomBytes(32))
  const secret = await secretRepository.find(drizzle, root)
  if (!secret) throw new Error('The secret of the site was not kept')
  return { of: (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `croupier ${purpose}`, 32)) }
}
