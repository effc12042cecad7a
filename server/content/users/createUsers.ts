import { randomBytes } from 'node:crypto'
import type { Database, Executor } from '../../db/Database.ts'
import { hashPassword, passwordMatches } from '../../process/passwords.ts'
import { hash } from '../hash.ts'
import type { Bearers } from './createBearers.ts'
import { newDocumentId } from './newDocumentId.ts'
import { invalid, refused, unauthorized } from './UserError.ts'
import type { SendUserLetter } from './UserLetter.ts'
import { type User, userRepository } from './userRepository.ts'
import { type UserTokenPurpose, userTokenRepository } from './userTokenRepository.ts'
import { type UserView, userView } from './userView.ts'

/** For how long what was sent is good: hours to confirm an address, minutes to set a password or to take a bearer token. */
export const lifetimes = { confirm: 24 * 60, reset: 60, connect: 2 } satisfies Record<
  UserTokenPurpose,
  number
>

export type Session = { jwt: string; user: UserView }

type UserServices = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  bearers: Bearers
  /** Whether strangers may register. */
  registration: boolean
  send: SendUserLetter
  /** Address that says that an address is somebody's. */
  confirmLink: (token: string) => string
  /** Page on which a password is set by a code; without one the letter has the code alone. */
  resetLink?: (code: string) => string
}

/** Whom a provider vouches for. */
export type VouchedPerson = { subject: string; email?: string; emailVerified: boolean }

/**
 * Users of the content backend, in the ways of Strapi's users-permissions. They are nobody on the staff, and have no rights.
 * Nobody is told who has an account: what is answered, and how long it takes, is the same for those who have none.
 */
export function createUsers(services: UserServices) {
  const { database, bearers, registration, send, confirmLink, resetLink } = services

  async function open(user: User): Promise<Session> {
    return { jwt: await bearers.issue(user), user: userView(user) }
  }

  async function give(tx: Executor, userId: number, purpose: UserTokenPurpose): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await userTokenRepository.forget(tx, userId, purpose)
    const expiresAt = new Date(Date.now() + lifetimes[purpose] * 60_000)
    await userTokenRepository.add(tx, { tokenHash: hash(token), userId, purpose, expiresAt })
    return token
  }

  async function sendConfirmation(tx: Executor, { email, id }: User, locale: string): Promise<boolean> {
    const token = await give(tx, id, 'confirm')
    const isTheirs = await userRepository.withEmail(tx, email, 'confirmed')
    // What nobody is sent opens nothing either.
    if (isTheirs) return send({ kind: 'exists', to: email, locale }, tx)
    const letter = { kind: 'confirm', to: email, locale, link: confirmLink(token) } as const
    return send({ ...letter, hours: lifetimes.confirm / 60 }, tx)
  }

  async function sweep(tx: Executor): Promise<void> {
    await userTokenRepository.sweep(tx)
    await userRepository.removeWaiting(tx, { before: new Date(Date.now() - lifetimes.confirm * 60_000) })
  }

  return {
    /** @throws UserError 400, in the same words and time whoever it was not */
    async signIn(identifier: string, password: string): Promise<Session> {
      const { drizzle } = database
      const user = await userRepository.identified(drizzle, identifier, 'confirmed')
      const waiting = await userRepository.identified(drizzle, identifier, 'waiting')
      // Both always: who registers with the address of somebody else must not learn by this whether they have an account.
      const [matches, waits] = [
        await passwordMatches(user?.passwordHash, password),
        await passwordMatches(waiting?.passwordHash, password),
      ]
      if (user && matches) {
        if (user.blocked) throw refused('Your account has been blocked by an administrator')
        return open(user)
      }
      if (waits) throw refused('Your account email is not confirmed')
      throw invalid('Invalid identifier or password')
    },

    /**
     * Opens an account that is one once its address is confirmed. Whoever has an account with the address is told so by letter,
     * and nobody else.
     * @throws UserError 400
     */
    async register(
      { username, email, password }: { username: string; email: string; password: string },
      locale: string,
    ): Promise<{ user: UserView }> {
      if (!registration) throw refused('Register action is currently disabled')
      // A name that looks like the address of somebody else would be found in their place.
      if (username.includes('@') && username.toLowerCase() !== email)
        throw invalid('username must not be the address of somebody else')
      const passwordHash = await hashPassword(password)
      return database.transaction(async (tx) => {
        await sweep(tx)
        // Names are not secret; that an address is one, the letter says to whom it belongs.
        if (!username.includes('@') && (await userRepository.hasUsername(tx, username)))
          throw refused('Email or Username are already taken')
        const documentId = newDocumentId()
        const user = await userRepository.add(tx, {
          ...{ documentId, username, email, provider: 'local', passwordHash },
        })
        if (user === undefined) throw new Error('A user was not kept')
        if (!(await sendConfirmation(tx, user, locale))) throw refused('Error sending confirmation email')
        return { user: userView(user) }
      })
    },

    /** @throws UserError 400 where the token is none, was used, is over, or somebody else has confirmed the address */
    async confirm(token: string): Promise<void> {
      await database.transaction(async (tx) => {
        const id = await userTokenRepository.take(tx, hash(token), 'confirm')
        const user = id === undefined ? undefined : await userRepository.hold(tx, id)
        const confirmed = user && (await userRepository.confirm(tx, user))
        if (!confirmed) throw invalid('Invalid token')
        await userRepository.removeWaiting(tx, { email: confirmed.email })
      })
    },

    /** Sends the letter of a registration again, where there is one that waits. */
    async sendAgain(email: string, locale: string): Promise<void> {
      await database.transaction(async (tx) => {
        const waiting = await userRepository.withEmail(tx, email, 'waiting')
        if (waiting) await sendConfirmation(tx, waiting, locale)
      })
    },

    /** Sends a code that sets another password, where somebody has the address. */
    async forget(email: string, locale: string): Promise<void> {
      await database.transaction(async (tx) => {
        const user = await userRepository.withEmail(tx, email, 'confirmed')
        if (!user || user.blocked) return
        const code = await give(tx, user.id, 'reset')
        const link = resetLink?.(code)
        const letter = { kind: 'reset', to: email, locale, code, minutes: lifetimes.reset } as const
        await send({ ...letter, ...(link !== undefined && { link }) }, tx)
      })
    },

    /** @throws UserError 400 */
    async reset(code: string, password: string): Promise<Session> {
      const passwordHash = await hashPassword(password)
      const user = await database.transaction(async (tx) => {
        const id = await userTokenRepository.take(tx, hash(code), 'reset')
        const found = id === undefined ? undefined : await userRepository.hold(tx, id)
        if (!found || found.blocked) return undefined
        await userTokenRepository.forget(tx, found.id)
        return userRepository.setPassword(tx, found.id, passwordHash)
      })
      if (!user) throw invalid('Incorrect code provided')
      return open(user)
    },

    /** @throws UserError 400, or 401 when the password was changed or the user blocked meanwhile */
    async changePassword({ id, version }: User, present: string, password: string): Promise<Session> {
      const stored = (await userRepository.find(database.drizzle, id))?.passwordHash
      if (!(await passwordMatches(stored, present))) throw invalid('The provided current password is invalid')
      if (present === password)
        throw invalid('Your new password must be different than your current password')
      const passwordHash = await hashPassword(password)
      const user = await database.transaction(async (tx) => {
        if ((await userRepository.hold(tx, id))?.version !== version) throw unauthorized()
        await userTokenRepository.forget(tx, id)
        return userRepository.setPassword(tx, id, passwordHash)
      })
      if (!user) throw unauthorized()
      return open(user)
    },

    /** Whose bearer token it is. @throws UserError 401 */
    async bearerOf(header: string | undefined): Promise<User> {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
      const named = token === undefined ? undefined : await bearers.read(token)
      const user = named && (await userRepository.find(database.drizzle, named.id))
      if (!user || user.version !== named.version || user.blocked || user.confirmedAt === null)
        throw unauthorized()
      return user
    },

    /**
     * Finds or opens the account of whom a provider vouches for.
     * @returns a token that is good once for a bearer token
     * @throws UserError 400
     */
    async vouch(provider: string, { subject, email, emailVerified }: VouchedPerson): Promise<string> {
      return database.transaction(async (tx) => {
        await sweep(tx)
        const known = await userRepository.vouchedFor(tx, provider, subject)
        if (known?.blocked) throw refused('Your account has been blocked by an administrator')
        if (known) return give(tx, known.id, 'connect')
        if (!registration) throw refused('Register action is currently disabled')
        if (email === undefined || !emailVerified) throw refused('Email was not available.')
        const address = email.toLowerCase()
        const added = await userRepository.add(tx, {
          ...{ documentId: newDocumentId(), username: address, email: address, provider, subject },
          confirmedAt: new Date(),
        })
        // Theirs or not: whoever has it signs in as they always do.
        if (!added) throw refused('Email is already taken.')
        await userRepository.removeWaiting(tx, { email: address })
        return give(tx, added.id, 'connect')
      })
    },

    /** @throws UserError 400 where the token is none, was used, is over, or of another provider */
    async connected(provider: string, token: string): Promise<Session> {
      const user = await database.transaction(async (tx) => {
        const id = await userTokenRepository.take(tx, hash(token), 'connect')
        return id === undefined ? undefined : userRepository.find(tx, id)
      })
      if (!user || user.provider !== provider) throw refused('Invalid access token')
      if (user.blocked) throw refused('Your account has been blocked by an administrator')
      return open(user)
    },
  }
}

export type Users = ReturnType<typeof createUsers>
