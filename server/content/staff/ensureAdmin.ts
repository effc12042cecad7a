import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import type { Settings } from '../../settings/settings.ts'
import { auditRepository } from '../auditRepository.ts'
import { staffRepository } from './staffRepository.ts'

/** With what the first admin signs in, unless the settings say otherwise. */
export const firstAdminEmail = 'admin@example.com'

export type FirstAdmin =
  /** There is staff already. */
  | { state: 'present' }
  /** Made now; the password is there only when it was made up here, and is nowhere else to be read again. */
  | { state: 'created'; email: string; password?: string }
  /** In production no password is made up, because nobody should read it in a log: set `STUDIO_PASSWORD`. */
  | { state: 'needs-password' }

/** Makes the first administrator when there is no staff at all. */
export async function ensureAdmin(
  database: Pick<Database, 'drizzle' | 'transaction'>,
  settings: Pick<Settings, 'studioPassword' | 'production'> & Partial<Pick<Settings, 'studioEmail'>>,
): Promise<FirstAdmin> {
  if ((await staffRepository.count(database.drizzle)) > 0) return { state: 'present' }
  if (settings.studioPassword === undefined && settings.production) return { state: 'needs-password' }
  const madeUp = settings.studioPassword === undefined ? randomBytes(12).toString('base64url') : undefined
  const passwordHash = await hashPassword(settings.studioPassword ?? madeUp ?? '')
  return database.transaction(async (tx) => {
    // Several processes may start at once; one makes the admin.
    await staffRepository.lockFirst(tx)
    if ((await staffRepository.count(tx)) > 0) return { state: 'present' }
    const email = settings.studioEmail ?? firstAdminEmail
    const member = { email, name: 'Administrator', role: 'admin' as const, passwordHash }
    const added = await staffRepository.add(tx, member)
    await auditRepository.add(tx, null, 'add_staff', String(added?.id), {
      email,
      role: 'admin',
    })
    return { state: 'created', email, ...(madeUp === undefined ? {} : { password: madeUp }) }
  })
}
