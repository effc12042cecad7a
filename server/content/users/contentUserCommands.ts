import { randomBytes } from 'node:crypto'
import { matches } from '#schemas/rules/support/matches.ts'
import { patterns } from '#schemas/rules/support/patterns.ts'
import type { Database } from '../../db/Database.ts'
import { hashPassword } from '../../process/passwords.ts'
import { auditRepository } from '../auditRepository.ts'
import { newDocumentId } from './newDocumentId.ts'
import { type User, userRepository } from './userRepository.ts'

export const usage = `Usage: npm run content-users -- list | add EMAIL | block EMAIL | unblock EMAIL | remove EMAIL

  list     users of the content backend, and whom it waits for to confirm their address
  add      opens an account with a password that is shown once; nobody needs to confirm the address
  block    keeps somebody out, and ends their bearer tokens
  unblock  lets them in again
  remove   deletes all that is known of who has the address

  They are neither staff nor players, and have no rights. Each is written into the audit with the name of who was at this
  machine. The database is that of the settings (DATABASE_URL, DATA_DIR). The embedded one may be in use by a server on
  this machine, which then does it.`

/** @returns what the process ends with */
export type ContentUserCommand = (
  database: Pick<Database, 'drizzle' | 'transaction'>,
  say: (line: string) => void,
) => Promise<number>

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readContentUserCommand(line: readonly string[], by: string): ContentUserCommand | undefined {
  const [command, address, ...more] = line
  if (command === 'list' && address === undefined) return list
  if (address === undefined || more.length > 0) return undefined
  const email = address.toLowerCase()
  if (command === 'add') return (database, say) => add(database, say, email, by)
  if (command === 'block' || command === 'unblock' || command === 'remove')
    return (database, say) => change(database, say, email, command, by)
  return undefined
}

const list: ContentUserCommand = async ({ drizzle }, say) => {
  for (const user of await userRepository.list(drizzle))
    say([user.email, user.username, user.provider, stateOf(user)].join(', '))
  return 0
}

function stateOf({ blocked, confirmedAt }: User): string {
  if (confirmedAt === null) return 'has not confirmed the address'
  return blocked ? 'is blocked' : 'may sign in'
}

async function add(
  database: Parameters<ContentUserCommand>[0],
  say: (line: string) => void,
  email: string,
  by: string,
): Promise<number> {
  if (!matches(patterns.email, email)) {
    say(`${email} is no e-mail address`)
    return 1
  }
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const isAdded = await database.transaction(async (tx) => {
    const added = await userRepository.add(tx, {
      ...{ documentId: newDocumentId(), username: email, email, provider: 'local', passwordHash },
      confirmedAt: new Date(),
    })
    if (!added) return false
    await userRepository.removeWaiting(tx, { email })
    await auditRepository.add(tx, null, 'add_content_user', String(added.id), { operator: by })
    return true
  })
  say(isAdded ? `${email} signs in with ${password}` : `${email} has an account already`)
  return isAdded ? 0 : 1
}

async function change(
  database: Parameters<ContentUserCommand>[0],
  say: (line: string) => void,
  email: string,
  what: 'block' | 'unblock' | 'remove',
  by: string,
): Promise<number> {
  const isDone = await database.transaction(async (tx) => {
    const found = await userRepository.withEmail(tx, email, 'confirmed')
    const waiting = await userRepository.withEmail(tx, email, 'waiting')
    if (what === 'remove') await userRepository.removeWaiting(tx, { email })
    if (found && what === 'remove') await userRepository.remove(tx, found.id)
    if (found && what !== 'remove') await userRepository.setBlocked(tx, found.id, what === 'block')
    const one = found ?? (what === 'remove' ? waiting : undefined)
    if (one) await auditRepository.add(tx, null, `${what}_content_user`, String(one.id), { operator: by })
    return one !== undefined
  })
  const said = { block: 'is blocked', unblock: 'may sign in', remove: 'is removed' }[what]
  say(isDone ? `${email} ${said}` : `Nobody has the address ${email}`)
  return isDone ? 0 : 1
}
