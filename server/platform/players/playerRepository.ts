import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { accounts, contacts, profiles } from '../accounts/schema.ts'
import { mostTries } from '../codes/codeLimits.ts'
import { codes } from '../codes/schema.ts'
import { playerLimits, playerProtection } from '../responsibleGaming/schema.ts'
import { sessions } from '../sessions/schema.ts'
import { holdsToken, seenLately } from '../sessions/sessionRepository.ts'
import { hasDeposits, storedBalances } from '../wallet/balanceRepository.ts'
import type { Player, PlayerContact } from './Player.ts'

/** When the code was sent that confirms a contact, while it is good; its subject is that of `contacts/confirmTarget.ts`. */
const codeSentAt = sql`case when not ${contacts.isConfirmed} then (select ${codes.sentAt} from ${codes}
  where ${codes.purpose} = 'confirm' and ${codes.subject} = concat_ws(' ', ${contacts.uid}, ${contacts.type}, ${contacts.contact})
  and ${codes.expiresAt} > now() and ${codes.tries} < ${mostTries}) end`

const contactsOfAccount = sql<PlayerContact[]>`coalesce((
  select json_agg(json_build_object('type', ${contacts.type}, 'contact', ${contacts.contact},
    'is_confirmed', ${contacts.isConfirmed}, 'code_sent_at', ${codeSentAt}) order by ${contacts.type}, ${contacts.contact})
  from ${contacts} where ${contacts.uid} = ${accounts.uid}), '[]'::json)`

const hasDepositLimit = sql<boolean>`exists (
  select from ${playerLimits} where ${playerLimits.uid} = ${accounts.uid} and ${playerLimits.kind} = 'deposit'
    and ${playerLimits.amount} is not null)`

const columns = {
  account: getTableColumns(accounts),
  profile: profiles,
  contacts: contactsOfAccount,
  excludedAt: playerProtection.excludedAt,
  excludedUntil: playerProtection.excludedUntil,
  excludedForEver: playerProtection.excludedForEver,
  realityMinutes: playerProtection.realityMinutes,
  balances: storedBalances,
  hasDeposits,
  hasDepositLimit,
}
type Row = Omit<Player, 'exclusion'> & {
  excludedAt: Date | null
  excludedUntil: Date | null
  excludedForEver: boolean | null
}

function playerOf({ excludedAt, excludedUntil, excludedForEver, ...player }: Row): Player {
  const until = excludedForEver ? null : (excludedUntil ?? excludedAt)
  return { ...player, exclusion: excludedAt ? { since: excludedAt, until } : null }
}

/** Players whole, each in one query: it runs for every page that somebody signed in opens. */
export const playerRepository = {
  async find(executor: Executor, uid: number): Promise<Player | undefined> {
    const rows = await executor
      .select(columns)
      .from(accounts)
      .leftJoin(profiles, eq(profiles.uid, accounts.uid))
      .leftJoin(playerProtection, eq(playerProtection.uid, accounts.uid))
      .where(eq(accounts.uid, uid))
    return rows[0] && playerOf(rows[0])
  },

  /** Whose token this is, while it is good; `seenLately` says that its use need not be noted again. */
  async findByToken(
    executor: Executor,
    token: string,
  ): Promise<{ player: Player; seenLately: boolean } | undefined> {
    const rows = await executor
      .select({ ...columns, seenLately })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.uid, sessions.uid))
      .leftJoin(profiles, eq(profiles.uid, accounts.uid))
      .leftJoin(playerProtection, eq(playerProtection.uid, accounts.uid))
      .where(holdsToken(token))
    const [row] = rows
    if (!row) return undefined
    const { seenLately: isSeenLately, ...player } = row
    return { player: playerOf(player), seenLately: isSeenLately }
  },
}
