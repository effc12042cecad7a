import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database, Executor } from '../../../db/Database.ts'
import { auditRepository } from '../../auditRepository.ts'
import { ContentError } from '../../ContentError.ts'
import { hash } from '../../hash.ts'
import type { Factors, Vault } from '../factors/createFactors.ts'
import type { StaffMember } from '../staffRepository.ts'
import { type NewPasskey, passkeyRepository } from './passkeyRepository.ts'

type PasskeyServices = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  vault: Pick<Vault, 'sign'>
  factors: Factors
  siteName: () => string
}

/** Where a passkey is used: an origin, and the name of its host, for which it is good. */
export interface Party {
  origin: string
  id: string
}

/** What a browser answers, as it came over the wire. */
type Answer = Record<string, unknown>

/** Whose passkey it will be. */
type Owner = Pick<StaffMember, 'id' | 'email' | 'name'>

/** A passkey that was held to its challenge and belongs to nobody yet. */
export type MadePasskey = Omit<NewPasskey, 'staffId' | 'name'>

/** Which passkey has signed, and whose it is. */
export type UsedPasskey = { member: StaffMember; passkeyId: number }

/** How long a challenge may be signed. */
const challengeMs = 5 * 60_000
/** Of one member. */
const most = 20

/** EdDSA, ES256 and RS256 (COSE): between them every device. */
const algorithms = [-8, -7, -257]

/** It is large, and needed by few starts. */
const library = () => import('@simplewebauthn/server')

/**
 * Passkeys of staff (WebAuthn, Level 3). Whoever has one has shown two things, the device and a finger, a face or a PIN:
 * verification of the user is required, so that it counts for password and second factor together.
 */
export function createPasskeys({ database, vault, factors, siteName }: PasskeyServices) {
  const { drizzle } = database

  /** Says nothing of a member to who reads a device, and is the same for all of their passkeys. */
  const handleOf = (staffId: number) => Buffer.from(vault.sign(`handle ${staffId}`), 'base64url')

  const giveOut = (challenge: string, bound: string) =>
    passkeyRepository.keepChallenge(
      drizzle,
      hash(`${bound} ${challenge}`),
      new Date(Date.now() + challengeMs),
    )

  /** The challenge that was signed, if it was given out for just this, and only once. */
  async function take(answer: Answer, bound: string): Promise<string | undefined> {
    const challenge = challengeOf(answer)
    if (challenge === undefined) return undefined
    const isOurs = await passkeyRepository.takeChallenge(drizzle, hash(`${bound} ${challenge}`))
    return isOurs ? challenge : undefined
  }

  return {
    async list(staffId: number) {
      return passkeyRepository.list(drizzle, staffId)
    },

    /** What a browser needs to make a passkey. @param bound the session or the invitation that asks */
    async creation(party: Party, member: Owner, bound: string) {
      const known = await passkeyRepository.list(drizzle, member.id)
      if (known.length >= most)
        throw new ContentError(409, 'TooManyPasskeys', `${most} passkeys are enough: remove one first`)
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: siteName(),
        rpID: party.id,
        userID: Uint8Array.from(handleOf(member.id)),
        userName: member.email,
        userDisplayName: member.name,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        timeout: challengeMs,
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await giveOut(options.challenge, `create ${bound}`)
      return options
    },

    /**
     * What a browser has made, to be kept.
     * @throws ContentError 403 for one that was not made here, now and for this
     */
    async made(party: Party, bound: string, answer: Answer): Promise<MadePasskey> {
      const challenge = await take(answer, `create ${bound}`)
      const { verifyRegistrationResponse } = await library()
      const verified =
        challenge === undefined
          ? undefined
          : await verifyRegistrationResponse({
              response: answer as unknown as RegistrationResponseJSON,
              expectedChallenge: challenge,
              expectedOrigin: party.origin,
              expectedRPID: party.id,
              requireUserVerification: true,
              supportedAlgorithmIDs: algorithms,
            }).catch(() => undefined)
      if (!verified?.verified) throw refusal(403)
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: JSON.stringify(transports),
      }
    },

    /**
     * Keeps a passkey that a browser has made.
     * @returns recovery codes, where there were none
     * @throws ContentError 409 when somebody has it
     */
    async keep(tx: Executor, staffId: number, name: string, made: MadePasskey): Promise<string[]> {
      if (!(await passkeyRepository.add(tx, { ...made, staffId, name })))
        throw new ContentError(409, 'PasskeyTaken', 'This passkey is there already')
      await auditRepository.add(tx, staffId, 'add_factor', String(staffId), { factor: 'passkey', name })
      return factors.settleAddition(tx, staffId)
    },

    /** @throws ContentError 404 when it is none of theirs */
    async rename(staffId: number, id: number, name: string): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await passkeyRepository.rename(tx, staffId, id, name))) throw unknown(id)
        await auditRepository.add(tx, staffId, 'rename_factor', String(staffId), { factor: 'passkey', name })
      })
    },

    /** @throws ContentError 404 when it is none of theirs; 409 when they must have one, or have no other way in */
    async remove(member: Pick<StaffMember, 'id' | 'role'>, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await passkeyRepository.remove(tx, member.id, id))) throw unknown(id)
        await factors.settleRemoval(tx, member)
        await auditRepository.add(tx, member.id, 'remove_factor', String(member.id), { factor: 'passkey' })
      })
    },

    /**
     * What a browser needs to use a passkey: any that it has for the site, so that nobody has to say first who they are, and
     * nobody is told who has one.
     * @param bound the browser or the session that asks
     */
    async request(party: Party, bound: string, staffId?: number) {
      const { generateAuthenticationOptions } = await library()
      const known = staffId === undefined ? [] : await passkeyRepository.list(drizzle, staffId)
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        userVerification: 'required',
        timeout: challengeMs,
        allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      })
      await giveOut(options.challenge, `use ${bound}`)
      return options
    },

    /**
     * Whose passkey has signed the challenge; undefined where none of ours has, for this, here and for the first time.
     * A counter that does not grow says that there is a copy of the passkey.
     */
    async read(party: Party, bound: string, answer: Answer): Promise<UsedPasskey | undefined> {
      const challenge = await take(answer, `use ${bound}`)
      const passkey =
        challenge !== undefined && typeof answer.id === 'string'
          ? await passkeyRepository.find(drizzle, answer.id)
          : undefined
      if (challenge === undefined || passkey === undefined) return undefined
      const { id, member, counter, publicKey } = passkey
      if (handleIn(answer) !== handleOf(member.id).toString('base64url')) return undefined
      const { verifyAuthenticationResponse } = await library()
      const verified = await verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: { id: answer.id as string, publicKey: Uint8Array.from(publicKey), counter },
      }).catch(() => undefined)
      if (!verified?.verified) return undefined
      const { newCounter } = verified.authenticationInfo
      return (await passkeyRepository.use(drizzle, id, counter, newCounter))
        ? { member, passkeyId: id }
        : undefined
    },
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

const unknown = (id: number) => new ContentError(404, 'NotFound', `There is no passkey ${id}`)

/** One answer to all that may be wrong with a passkey: what it was is of use to who tries others alone. */
export const refusal = (status: 401 | 403) =>
  new ContentError(status, 'PasskeyRefused', 'The passkey was not accepted: begin again')

const responseOf = (answer: Answer): Record<string, unknown> => Object(answer.response)

/** Discoverable credentials name their owner; those of the member alone are asked for otherwise, and name them too. */
function handleIn(answer: Answer): unknown {
  return responseOf(answer).userHandle
}

function challengeOf(answer: Answer): string | undefined {
  try {
    const text = Buffer.from(String(responseOf(answer).clientDataJSON), 'base64url').toString('utf8')
    const { challenge } = JSON.parse(text) as { challenge?: unknown }
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : undefined
  } catch {
    return undefined
  }
}
