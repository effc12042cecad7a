import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { resetFactors } from './factors/resetFactors.ts'
import { type StaffMember, staffRepository } from './staffRepository.ts'
import { staffSessionRepository } from './staffSessionRepository.ts'

export const usage = `Usage: npm run staff -- list | reset-factor EMAIL | new-password EMAIL

  list          everybody who works in the studio, with role and second factor
  reset-factor  takes second factor, passkeys and recovery codes away from who has lost them,
                and ends their sessions; they sign in by their password and add another
  new-password  gives a password to who has forgotten theirs, shows it once, and ends their sessions;
                they choose another when they sign in

  Administrators do this for each other in the studio; this is for when none of them can sign in.
  Each is written into the audit with the name of who was at this machine. The database is that of the settings
  (DATABASE_URL, DATA_DIR). The embedded one may be in use by a server on this machine, which then does it.`

/** @returns what the process ends with */
export type StaffCommand = (
  database: Pick<Database, 'drizzle' | 'transaction'>,
  say: (line: string) => void,
) => Promise<number>

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readStaffCommand(line: readonly string[], by: string): StaffCommand | undefined {
  const [command, email, ...more] = line
  if (command === 'list' && email === undefined) return list
  if (email === undefined || more.length > 0) return undefined
  if (command === 'reset-factor') return (database, say) => reset(database, say, email, by)
  if (command === 'new-password') return (database, say) => renew(database, say, email, by)
  return undefined
}

const list: StaffCommand = async ({ drizzle }, say) => {
  for (const { email, role, isActive, hasSecondFactor } of await staffRepository.list(drizzle))
    say(
      [
        email,
        role,
        hasSecondFactor ? 'second factor' : 'password alone',
        ...(isActive ? [] : ['may not sign in']),
      ].join(', '),
    )
  return 0
}

async function find(
  { drizzle }: Pick<Database, 'drizzle'>,
  say: (line: string) => void,
  email: string,
): Promise<StaffMember | undefined> {
  const found = await staffRepository.findByEmail(drizzle, email)
  if (found === undefined) say(`Nobody on the staff has the address ${email}`)
  return found
}

async function reset(
  database: Parameters<StaffCommand>[0],
  say: (line: string) => void,
  email: string,
  by: string,
): Promise<number> {
  const member = await find(database, say, email)
  if (member === undefined) return 1
  await database.transaction((tx) => resetFactors(tx, by, member.id))
  say(`${member.email} signs in by password alone`)
  return 0
}

async function renew(
  database: Parameters<StaffCommand>[0],
  say: (line: string) => void,
  email: string,
  by: string,
): Promise<number> {
  const member = await find(database, say, email)
  if (member === undefined) return 1
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await staffRepository.change(tx, member.id, { passwordHash, mustChangePassword: true })
    await staffSessionRepository.endAll(tx, member.id)
    const details = { password: 'changed', operator: by }
    await auditRepository.add(tx, null, 'change_staff', String(member.id), details)
  })
  say(`${member.email} signs in with ${password} and chooses another then`)
  return 0
}
