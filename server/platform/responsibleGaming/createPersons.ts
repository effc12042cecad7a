import type { FastifyBaseLogger } from 'fastify'
import type { Database, Executor } from '../../db/Database.ts'
import { contactRepository } from '../accounts/contactRepository.ts'
import { profileRepository } from '../accounts/profileRepository.ts'
import type { PlatformError } from '../shared/errors.ts'
import { type Exclusion, isExcluded, isLonger } from './exclusion.ts'
import { type Mark, type Match, type OtherAccount, personRepository } from './personRepository.ts'
import { type Identity, personTexts } from './personTexts.ts'
import { protectionRepository } from './protectionRepository.ts'
import { selfExcludedPerson } from './selfExcluded.ts'

type Place = Match['place']
type Found = { exclusion: Exclusion; of: number; kind: Mark['kind'] }

export type PersonsOptions = {
  database: Database
  clock: () => Date
  /** Keyed, so that a copy of the tables tells nobody who somebody is. */
  sign: (text: string) => string
  /** Ends every sign-in of an account. */
  endSessions: (uid: number, tx: Executor) => Promise<void>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Accounts that are looked through in one go. */
const markedAtOnce = 500

/**
 * Who somebody is, over all of their accounts, so that an exclusion holds for the person. What an account is known by is
 * noted whenever it changes, and what is found by it is carried over in the same transaction.
 */
export function createPersons({ database, clock, sign, endSessions, log }: PersonsOptions) {
  const marksOf = (identity: Identity): Mark[] =>
    personTexts(identity).map(({ kind, text }) => ({ kind, mark: sign(`${kind} ${text}`) }))

  /** Notes what an account is known by now, and holds it. */
  async function mark(tx: Executor, uid: number, more: readonly Identity[] = []): Promise<void> {
    const stored = await profileRepository.read(tx, uid)
    const { profile } = stored ?? {}
    const isNumbered = profile?.documentType === 'cpf' && profile.documentNumber
    const known: Identity = {
      ...profile,
      document: isNumbered ? { country: 'BRA', number: profile.documentNumber ?? '' } : undefined,
    }
    const before = await personRepository.list(tx, uid)
    const marks = [known, ...more].flatMap(marksOf)
    await personRepository.lock(
      tx,
      [...before, ...marks].map((one) => one.mark),
    )
    await personRepository.add(tx, uid, marks)
  }

  /** The exclusion of another account of the same person that lasts longest; undefined where there is none. */
  async function find(tx: Executor, uid: number): Promise<Found | undefined> {
    const now = clock()
    let longest: Found | undefined
    for (const other of await personRepository.others(tx, uid)) {
      const exclusion = exclusionOf(other, now)
      if (isExcluded(exclusion, now) && isLonger(exclusion.until, longest?.exclusion ?? null, now))
        longest = { exclusion, of: other.uid, kind: other.kind }
    }
    return longest
  }

  /** @returns whether the account was not excluded as long before */
  async function carryOver(tx: Executor, uid: number, found: Found, place: Place): Promise<boolean> {
    const now = clock()
    const before = await protectionRepository.lock(tx, uid)
    const { until } = found.exclusion
    if (!isLonger(until, before.exclusion, now)) return false
    const since = isExcluded(before.exclusion, now) ? before.exclusion.since : now
    await protectionRepository.set(tx, uid, { ...before, exclusion: { since, until } })
    const details = { of: found.of, by: found.kind, place, until: until?.toISOString() ?? null }
    await protectionRepository.addHistory(tx, [
      { uid, at: now, actor: 'system', ip: null, event: 'excluded_as_person', details },
    ])
    await personRepository.noteMatch(tx, { uid, of: found.of, kind: found.kind, place, at: now })
    await contactRepository.endSubscriptions(tx, uid)
    await endSessions(uid, tx)
    log.warn({ uid, of: found.of, by: found.kind, place }, 'a player who is excluded was found again')
    return true
  }

  return {
    /**
     * Who an account is has changed, or more has come to light: where the person is excluded, the account is from now on.
     * @param more what else is known of them than what the profile says
     * @returns the exclusion, where the account was not excluded as long before
     */
    async noteChange(
      tx: Executor,
      uid: number,
      place: Place,
      more?: readonly Identity[],
    ): Promise<Exclusion | undefined> {
      await mark(tx, uid, more)
      const found = await find(tx, uid)
      return found && (await carryOver(tx, uid, found, place)) ? found.exclusion : undefined
    },

    /**
     * For the transaction that opens an account.
     * @throws ExcludedPersonError where the person is excluded, so that it is not opened
     */
    async refuseExcluded(tx: Executor, uid: number): Promise<void> {
      await mark(tx, uid)
      const found = await find(tx, uid)
      if (found) throw new ExcludedPersonError(found)
    },

    /** Notes that a registration was refused, for staff. @returns what the visitor is told */
    async noteRefused({ found }: ExcludedPersonError): Promise<PlatformError> {
      const { of, kind } = found
      await personRepository.noteMatch(database.drizzle, { of, kind, place: 'registration', at: clock() })
      log.warn({ of, by: kind, place: 'registration' }, 'a player who is excluded was found again')
      return selfExcludedPerson()
    },

    /** An account was excluded: so are all others of its person. */
    async spread(tx: Executor, uid: number, exclusion: Exclusion): Promise<void> {
      await mark(tx, uid)
      for (const other of await personRepository.others(tx, uid))
        await carryOver(tx, other.uid, { exclusion, of: uid, kind: other.kind }, 'exclusion')
    },

    /** Notes what accounts are known by that were opened before that was noted; the next sweep takes the others. */
    async sweep(): Promise<void> {
      for (const uid of await personRepository.unmarked(database.drizzle, markedAtOnce))
        await database.transaction(async (tx) => {
          await mark(tx, uid)
          const found = await find(tx, uid)
          if (found) await carryOver(tx, uid, found, 'profile')
        })
    },
  }
}

export type Persons = ReturnType<typeof createPersons>

/** Somebody who is excluded opens another account. */
export class ExcludedPersonError extends Error {
  readonly found: Found

  constructor(found: Found) {
    super('The person is excluded')
    this.name = 'ExcludedPersonError'
    this.found = found
  }
}

function exclusionOf({ excludedUntil, excludedForEver }: OtherAccount, now: Date): Exclusion | null {
  if (excludedForEver) return { since: now, until: null }
  return excludedUntil && { since: now, until: excludedUntil }
}
