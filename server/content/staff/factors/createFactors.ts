import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../../db/Database.ts'
import { makeRecoveryCodes, readRecoveryCode } from '../../../process/recoveryCodes.ts'
import { base32, stepOfCode, totpUri } from '../../../process/totp.ts'
import { auditRepository } from '../../auditRepository.ts'
import { ContentError } from '../../ContentError.ts'
import { attemptRepository } from '../attemptRepository.ts'
import { isFactorRequired, type SecondFactorRule } from '../due.ts'
import { limit } from '../limits.ts'
import { requireSession, type Signed } from '../proof.ts'
import { type StaffMember, staffRepository } from '../staffRepository.ts'
import { factorRepository } from './factorRepository.ts'

/** What keeps secrets that only the site may read. */
export interface Vault {
  seal(value: unknown): string
  /** @throws Error where it was sealed by another, or changed */
  unseal(sealed: string): unknown
  sign(text: string): string
}

type FactorServices = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  vault: Vault
  rule: SecondFactorRule
  /** How apps name what a code is for. */
  issuer: () => string
  clock?: () => number
}

/** For how long a secret that was shown can be confirmed. */
const setupMs = 15 * 60_000
/** Codes of a member in a quarter of an hour: from one place where they have shown one before, or from all others together. */
const tries = 10
/** From all others in a day: so a million of codes take whoever knows the password decades. */
const triesOfDay = 30
const dayMs = 86_400_000
/** How long a place where somebody showed a code is known as theirs. */
const knownMs = 30 * dayMs
const secretLength = 20

type Setup = { staffId: number; secret: string; until: number }

/** Second factors of staff: an authenticator app, and codes for whoever has lost it. Passkeys stand beside them. */
export function createFactors({ database, vault, rule, issuer, clock = Date.now }: FactorServices) {
  const hashOf = (staffId: number, code: string) => vault.sign(`recovery ${staffId} ${code}`)
  /** Undefined where another key sealed it, as after the site got a new one. */
  function open<Held>(sealed: string): Held | undefined {
    try {
      return vault.unseal(sealed) as Held
    } catch {
      return undefined
    }
  }

  async function makeCodes(tx: Executor, staffId: number): Promise<string[]> {
    const codes = makeRecoveryCodes()
    const hashes = codes.map((code) => hashOf(staffId, readRecoveryCode(code) ?? ''))
    await factorRepository.keepRecoveryCodes(tx, staffId, hashes)
    return codes
  }

  async function count(executor: Executor, staffId: number): Promise<number> {
    const totp = await factorRepository.findTotp(executor, staffId)
    return (totp === undefined ? 0 : 1) + (await factorRepository.countPasskeys(executor, staffId))
  }

  async function isRight(staffId: number, code: string): Promise<'totp' | 'recovery' | undefined> {
    const { drizzle } = database
    const totp = await factorRepository.findTotp(drizzle, staffId)
    const plain = code.replace(/\s/g, '')
    const secret = totp && open<Pick<Setup, 'secret'>>(totp.sealed)?.secret
    const step =
      secret === undefined ? undefined : stepOfCode(Buffer.from(secret, 'base64url'), plain, clock())
    if (totp && step !== undefined && (await factorRepository.takeStep(drizzle, staffId, totp.sealed, step)))
      return 'totp'
    const recovery = readRecoveryCode(code)
    if (recovery === undefined) return undefined
    const isTaken = await factorRepository.takeRecoveryCode(drizzle, staffId, hashOf(staffId, recovery))
    return isTaken ? 'recovery' : undefined
  }

  return {
    async of(staffId: number) {
      const totp = await factorRepository.findTotp(database.drizzle, staffId)
      const recoveryCodes = await factorRepository.countRecoveryCodes(database.drizzle, staffId)
      return { ...(totp && { totpSince: totp.createdAt }), recoveryCodes }
    },

    /** With what a sign-in by password has to go on; nothing where the password is enough. */
    async asked(staffId: number): Promise<('totp' | 'recovery_code' | 'passkey')[]> {
      const { drizzle } = database
      const totp = await factorRepository.findTotp(drizzle, staffId)
      const passkeys = await factorRepository.countPasskeys(drizzle, staffId)
      if (totp === undefined && passkeys === 0) return []
      const codes = await factorRepository.countRecoveryCodes(drizzle, staffId)
      return [
        ...(totp ? (['totp'] as const) : []),
        ...(passkeys > 0 ? (['passkey'] as const) : []),
        ...(codes > 0 ? (['recovery_code'] as const) : []),
      ]
    },

    /**
     * Takes a code of the app or a recovery code; each is good once.
     * Strangers who know the password may exhaust the tries of strangers alone: not those of places where the member was
     * before, nor recovery codes, which nobody guesses.
     * @param place from where it comes, of addressKey
     * @throws ContentError 401 for a wrong one; 429 after too many
     */
    async requireCode(staffId: number, code: string, place: string): Promise<void> {
      const known = `factor ${place} ${staffId}`
      const isKnown =
        readRecoveryCode(code) !== undefined || (await attemptRepository.has(database.drizzle, known))
      if (isKnown) await limit(database, `code ${place} ${staffId}`, tries)
      else {
        await limit(database, `code ${staffId}`, tries)
        await limit(database, `codes of a day ${staffId}`, triesOfDay, dayMs)
      }
      const kind = await isRight(staffId, code)
      if (kind === undefined) {
        await auditRepository.add(database.drizzle, staffId, 'refuse_code', String(staffId))
        throw new ContentError(401, 'WrongCode', 'The code is wrong, or was used already')
      }
      await attemptRepository.count(database.drizzle, known, knownMs)
      if (kind === 'recovery')
        await auditRepository.add(database.drizzle, staffId, 'use_recovery_code', String(staffId))
    },

    /** A new secret for an app; nothing is kept until a code shows that the app has it. */
    start(member: Pick<StaffMember, 'id' | 'email'>): { secret: string; uri: string; ticket: string } {
      const secret = randomBytes(secretLength)
      const setup = {
        staffId: member.id,
        secret: secret.toString('base64url'),
        until: clock() + setupMs,
      } satisfies Setup
      const text = base32(secret)
      return { secret: text, uri: totpUri(text, issuer(), member.email), ticket: vault.seal(setup) }
    },

    /**
     * Takes the app of a setup, in place of the one before.
     * @returns recovery codes, where there were none
     * @throws ContentError 409 for a setup that is over; 403 for a wrong code; 429 after too many
     */
    async confirm(caller: Signed, ticket: string, code: string): Promise<string[]> {
      const { id: staffId } = caller
      await limit(database, `setup ${staffId}`, tries)
      const setup = open<Setup>(ticket)
      if (setup?.staffId !== staffId || setup.until < clock())
        throw new ContentError(409, 'SetupOver', 'The setup is over: begin again')
      const secret = Buffer.from(setup.secret, 'base64url')
      const step = stepOfCode(secret, code.replace(/\s/g, ''), clock())
      if (step === undefined) throw new ContentError(403, 'WrongCode', 'The code is wrong')
      return database.transaction(async (tx) => {
        await requireSession(tx, caller)
        await factorRepository.keepTotp(tx, staffId, vault.seal({ secret: setup.secret }), step)
        await auditRepository.add(tx, staffId, 'add_factor', String(staffId), { factor: 'totp' })
        return this.settleAddition(tx, staffId)
      })
    },

    /** @throws ContentError 404 when there is none; 409 as `settleRemoval` */
    async removeTotp(member: Pick<StaffMember, 'id' | 'role'>): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await factorRepository.removeTotp(tx, member.id)))
          throw new ContentError(404, 'NotFound', 'There is no authenticator app')
        await this.settleRemoval(tx, member)
        await auditRepository.add(tx, member.id, 'remove_factor', String(member.id), { factor: 'totp' })
      })
    },

    /**
     * After one was removed: without any other its recovery codes go too.
     * @throws ContentError 409 when the member must have one, or has no other way in
     */
    async settleRemoval(tx: Executor, member: Pick<StaffMember, 'id' | 'role'>): Promise<void> {
      // An app and its codes stand beside a password; a passkey opens by itself.
      const isIn =
        (await staffRepository.passwordOf(tx, member.id)) ||
        (await factorRepository.countPasskeys(tx, member.id)) > 0
      if (!isIn) throw new ContentError(409, 'LastWayIn', 'You have no password: choose one first')
      if ((await count(tx, member.id)) > 0) return
      if (isFactorRequired(rule, member.role))
        throw new ContentError(409, 'LastFactor', 'Your role needs a second factor: add another first')
      await factorRepository.keepRecoveryCodes(tx, member.id, [])
    },

    /** After the first was added: @returns the codes for whoever loses it, where there were none */
    async settleAddition(tx: Executor, staffId: number): Promise<string[]> {
      return (await factorRepository.countRecoveryCodes(tx, staffId)) > 0 ? [] : makeCodes(tx, staffId)
    },

    /** New ones in place of those that are left. @throws ContentError 409 when there is no factor to lose */
    async renewRecoveryCodes(caller: Signed): Promise<string[]> {
      const { id: staffId } = caller
      return database.transaction(async (tx) => {
        await requireSession(tx, caller)
        if ((await count(tx, staffId)) === 0)
          throw new ContentError(409, 'NoFactor', 'There is no second factor: add one first')
        await auditRepository.add(tx, staffId, 'renew_recovery_codes', String(staffId))
        return makeCodes(tx, staffId)
      })
    },
  }
}

export type Factors = ReturnType<typeof createFactors>
