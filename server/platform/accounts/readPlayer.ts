import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { playerProtection } from '../responsibleGaming/schema.ts'
import { sessions } from '../sessions/schema.ts'
import { holdsToken, seenLately } from '../sessions/sessionRepository.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import { hasDeposits, storedBalances } from '../wallet/balanceRepository.ts'
import { type AccountInfo, accountInfo } from './accountInfo.ts'
import type { Player, PlayerContact } from './Player.ts'
import { accounts, contacts, profiles } from './schema.ts'

const contactsOfAccount = sql<PlayerContact[]>`coalesce((
  select json_agg(json_build_object('type', ${contacts.type}, 'contact', ${contacts.contact},
    'is_confirmed', ${contacts.isConfirmed}) order by ${contacts.type}, ${contacts.contact})
  from ${contacts} where ${contacts.uid} = ${accounts.uid}), '[]'::json)`

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

type Services = { database: Database; live: LiveSite; clock: () => Date }

/** Reads players whole, each in one query: it runs for every page that somebody signed in opens. */
export function createPlayerReader({ database: { drizzle }, live, clock }: Services) {
  return {
    /** The account info of a player; undefined where there is no such account. */
    async info(uid: number): Promise<AccountInfo | undefined> {
      const rows = await drizzle
        .select(columns)
        .from(accounts)
        .leftJoin(profiles, eq(profiles.uid, accounts.uid))
        .leftJoin(playerProtection, eq(playerProtection.uid, accounts.uid))
        .where(eq(accounts.uid, uid))
      const row = rows[0]
      return row && accountInfo(playerOf(row), live.site(), clock())
    },

    /** Whose token this is, while it is good; `seenLately` says that its use need not be noted again. */
    async ofToken(token: string): Promise<TokenOwner | undefined> {
      const rows = await drizzle
        .select({ ...columns, seenLately })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.uid, sessions.uid))
        .leftJoin(profiles, eq(profiles.uid, accounts.uid))
        .leftJoin(playerProtection, eq(playerProtection.uid, accounts.uid))
        .where(holdsToken(token))
      const row = rows[0]
      if (!row) return undefined
      const { isBanned, isDeleted } = row.account
      return {
        info: accountInfo(playerOf(row), live.site(), clock()),
        isBlocked: isBanned || isDeleted,
        seenLately: row.seenLately,
      }
    },
  }
}

export type TokenOwner = { info: AccountInfo; isBlocked: boolean; seenLately: boolean }
export type PlayerReader = ReturnType<typeof createPlayerReader>
