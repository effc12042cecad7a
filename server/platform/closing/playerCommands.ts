import type { Database } from '../../db/Database.ts'
import { accountRepository } from '../accounts/accountRepository.ts'
import { sessionRepository } from '../sessions/sessionRepository.ts'
import { authenticatorRepository } from '../twoFactor/authenticatorRepository.ts'
import { closingRepository } from './closingRepository.ts'
import { forgetPlayer } from './forgetPlayer.ts'

export const usage = `Usage: npm run players -- closed | reopen PLAYER | reset-factor PLAYER | forget PLAYER

  closed        players who have closed their accounts, since when, and why, where they said it
  reopen        opens a closed account again, for a player who asked support for it; an exclusion stays
  reset-factor  takes the authenticator app and its recovery codes away from who has lost them, and ends their
                sessions; they sign in as before they had it, and set up another

  forget        of a closed account: removes what was said in chats and written to support, fingerprints of devices
                and notices, for good, and parts proofs of consent from the player; the books and personal data stay

  Make sure who asks before any of the last three. The database is that of the settings (DATABASE_URL, DATA_DIR). The
  embedded one may be in use by a server on this machine, which then does it.`

/** @returns what the process ends with */
export type PlayerCommand = (
  database: Pick<Database, 'drizzle' | 'transaction'>,
  say: (line: string) => void,
) => Promise<number>

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readPlayerCommand(line: readonly string[], by: string): PlayerCommand | undefined {
  const [command, number = '', ...more] = line
  if (command === 'closed' && line.length === 1) return listClosed
  const uid = /^[1-9][0-9]{0,14}$/.test(number) ? Number(number) : undefined
  if (uid === undefined || more.length > 0) return undefined
  if (command === 'reopen') return reopen(uid, by)
  if (command === 'forget') return forget(uid)
  return command === 'reset-factor' ? resetFactor(uid) : undefined
}

const listClosed: PlayerCommand = async ({ drizzle }, say) => {
  const closed = await closingRepository.listClosed(drizzle)
  for (const { uid, login, at, reason } of closed)
    say(`player ${uid}, ${login}, since ${at.toISOString()}${reason === null ? '' : `, ${reason}`}`)
  say(`${closed.length} closed`)
  return 0
}

const reopen =
  (uid: number, by: string): PlayerCommand =>
  async (database, say) => {
    const isDone = await database.transaction(async (tx) => {
      if (!(await accountRepository.setDeleted(tx, uid, false))) return false
      await closingRepository.note(tx, { uid, event: 'reopened', operator: by })
      return true
    })
    say(isDone ? `Player ${uid}: open again` : `Player ${uid} has no closed account`)
    return isDone ? 0 : 1
  }

const resetFactor =
  (uid: number): PlayerCommand =>
  async (database, say) => {
    const isDone = await database.transaction(async (tx) => {
      const removed = await authenticatorRepository.remove(tx, uid)
      if (!removed) return false
      await accountRepository.setTwoFactor(tx, uid, removed.hadLetters)
      await sessionRepository.endAll(tx, uid)
      return true
    })
    say(isDone ? `Player ${uid}: signs in without the app` : `Player ${uid} has no authenticator app`)
    return isDone ? 0 : 1
  }

const forget =
  (uid: number): PlayerCommand =>
  async (database, say) => {
    const isDone = await database.transaction((tx) => forgetPlayer(tx, uid))
    say(
      isDone
        ? `Player ${uid}: chats, letters, fingerprints and notices are forgotten`
        : `Player ${uid} has no closed account`,
    )
    return isDone ? 0 : 1
  }
