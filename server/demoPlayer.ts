import { randomInt } from 'node:crypto'
import { hashPassword } from './passwords.ts'
import type { AccountRepository } from './platform/accounts/accountRepository.ts'
import { emailName } from './platform/accounts/signInName.ts'
import type { LiveSite } from './platform/siteSource.ts'

const login = 'demo@aurora.example'
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Opens the account to try the site with; its password once, at the first start. Sandbox mode only. */
export async function ensureDemoPlayer(
  accounts: AccountRepository,
  live: LiveSite,
  password: string | undefined,
): Promise<{ login: string; password: string } | undefined> {
  if (await accounts.findByName(login)) return undefined
  const { general } = live.site()
  const chosen = password ?? Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
  await accounts.create({
    login,
    passwordHash: await hashPassword(chosen),
    currency: general.default_currency,
    locale: live.locales().default,
    countryCode: general.default_country,
    names: [emailName(login)],
    profile: { firstName: 'Demo' },
    contacts: [{ type: 'email', contact: login, isConfirmed: true }],
  })
  return { login, password: chosen }
}
