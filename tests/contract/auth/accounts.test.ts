import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  accountRepository,
  NameTakenError,
  type NewAccount,
} from '../../../server/platform/accounts/accountRepository.ts'
import { type AfterOpening, openAccount } from '../../../server/platform/accounts/openAccount.ts'
import { emailName, phoneName } from '../../../server/platform/accounts/signInName.ts'
import { createRateLimiter } from '../../../server/platform/rateLimits/rateLimiter.ts'
import { sessionRepository } from '../../../server/platform/sessions/sessionRepository.ts'
import { describeOnEachDatabase } from '../../fixtures/databases/databases.ts'

function player(email: string, phone?: string): NewAccount {
  return {
    login: email,
    passwordHash: '$argon2id$none',
    currency: 'EUR',
    locale: 'en',
    countryCode: 'LV',
    names: [emailName(email), ...(phone ? [phoneName(phone)] : [])],
    profile: { firstName: 'Anna' },
    contacts: [{ type: 'email', contact: email }],
  }
}
const someEmail = () => `${randomBytes(6).toString('hex')}@example.com`

describeOnEachDatabase('accounts', (fresh) => {
  const open = (...given: [NewAccount, AfterOpening?]) => openAccount(fresh().database, ...given)
  const findByName = (name: string) => accountRepository.findByName(fresh().database.drizzle, name)

  it('are found by every name they registered with, however it is written', async () => {
    const email = someEmail()
    const { uid } = await open(player(email, '+371 20 000 001'))
    expect((await findByName(email))?.uid).toBe(uid)
    expect((await findByName('37120000001'))?.uid).toBe(uid)
    expect((await accountRepository.find(fresh().database.drizzle, uid))?.profile?.firstName).toBe('Anna')
  })

  it('are opened once however many registrations for one name arrive together, and the others leave nothing', async () => {
    const email = someEmail()
    const phones = Array.from({ length: 20 }, (_, at) => `3712111${String(at).padStart(4, '0')}`)
    const results = await Promise.allSettled(phones.map((phone) => open(player(email, phone))))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(19)
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(NameTakenError)
      expect(reason.kinds).toEqual(['email'])
    }
    expect(await accountRepository.takenNames(fresh().database.drizzle, phones)).toHaveLength(1)
  })

  it('do not deadlock when two registrations want the same two names in another order', async () => {
    const [one, two] = [someEmail(), someEmail()]
    const both = (first: string, second: string): NewAccount => ({
      ...player(first),
      names: [emailName(first), emailName(second)],
    })
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => open(at % 2 ? both(one, two) : both(two, one))),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  it('are not there when something after the account fails in the same transaction', async () => {
    const email = someEmail()
    await expect(
      open(player(email), async () => {
        throw new Error('the session could not be kept')
      }),
    ).rejects.toThrow('the session could not be kept')
    expect(await findByName(email)).toBeUndefined()
  })
})

describeOnEachDatabase('sessions', (fresh) => {
  it('open for their own token only, until they are ended', async () => {
    const { database } = fresh()
    const { drizzle } = database
    const account = await openAccount(database, player(someEmail()))
    const { uid } = account
    const token =
      (await sessionRepository.create(drizzle, account, { ip: '127.0.0.1', userAgent: 'test' })) ?? ''
    expect((await sessionRepository.find(drizzle, token))?.uid).toBe(uid)
    expect(await sessionRepository.find(drizzle, `${token.slice(0, -1)}_`)).toBeUndefined()
    await sessionRepository.end(drizzle, token)
    expect(await sessionRepository.find(drizzle, token)).toBeUndefined()
  })

  it('are swept once they are over, and open nothing before that', async () => {
    const { database } = fresh()
    const { drizzle } = database
    const account = await openAccount(database, player(someEmail()))
    const { uid } = account
    const visitor = { ip: '127.0.0.1', userAgent: 'test' }
    const old = (await sessionRepository.create(drizzle, account, visitor)) ?? ''
    const good = (await sessionRepository.create(drizzle, account, visitor)) ?? ''
    const count = `select count(*)::int as left from platform.sessions where uid = ${uid}`
    await database.query(
      `update platform.sessions set expires_at = now() - interval '1 second' where token_hash = $1`,
      [createHash('sha256').update(old).digest('base64url')],
    )
    expect(await sessionRepository.find(drizzle, old)).toBeUndefined()
    await sessionRepository.sweep(drizzle)
    expect((await database.query(count)).rows).toEqual([{ left: 1 }])
    expect((await sessionRepository.find(drizzle, good))?.uid).toBe(uid)
  })
})

describeOnEachDatabase('the rate limiter', (fresh) => {
  describe('counts', () => {
    it('exactly, however many come together', async () => {
      const limiter = createRateLimiter(fresh().database)
      const waits = await Promise.all(
        Array.from({ length: 30 }, () => limiter.count('together', { times: 10, seconds: 60 })),
      )
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(60)
    })

    it('anew in the next window, and anew once forgotten', async () => {
      const limiter = createRateLimiter(fresh().database)
      const once = { times: 1, seconds: 1 }
      expect(await limiter.count('window', once)).toBe(0)
      expect(await limiter.count('window', once)).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 1100))
      expect(await limiter.count('window', once)).toBe(0)
      await limiter.forget('window')
      expect(await limiter.count('window', once)).toBe(0)
    })
  })
})
