import { randomInt } from 'node:crypto'
import type { Database } from './db/Database.ts'
import { accountRepository } from './platform/accounts/accountRepository.ts'
import { openAccount } from './platform/accounts/openAccount.ts'
import { emailName } from './platform/accounts/signInName.ts'
import type { Campaigns } from './platform/campaigns/createCampaigns.ts'
import { fundPlayer } from './platform/cashier/fundPlayer.ts'
import type { LiveSite } from './platform/shared/siteSource.ts'
import type { Ledger } from './platform/wallet/createLedger.ts'
import { parseAmount } from './platform/wallet/money.ts'
import { hashPassword } from './process/passwords.ts'

const login = 'demo@aurora.example'
/** What it has to play with, in the currency of the site. */
const funds = '1000'
/** Promo code that it has used, where the site has it: a free bet. */
const code = 'FREEBET'
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Opens the account to try the site with; its password once, at the first start. Sandbox mode only. */
export async function ensureDemoPlayer(
  database: Database,
  live: LiveSite,
  { ledger, campaigns }: { ledger: Ledger; campaigns: Pick<Campaigns, 'check' | 'activate'> },
  password: string | undefined,
): Promise<{ login: string; password: string } | undefined> {
  if (await accountRepository.findByName(database.drizzle, login)) return undefined
  const { general } = live.site()
  const chosen = password ?? Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const account = {
    login,
    passwordHash: await hashPassword(chosen),
    currency: general.default_currency,
    locale: live.locales().default,
    countryCode: general.default_country,
    names: [emailName(login)],
    // So that money goes in and out at once; how identity is verified can be tried with any other account.
    verificationStep: 'completed' as const,
    profile: {
      firstName: 'Demo',
      lastName: 'Player',
      birthDate: '1990-01-01',
      homeTown: 'Riga',
      address: 'Brivibas iela 1',
    },
    contacts: [{ type: 'email' as const, contact: login, isConfirmed: true }],
  }
  const amount = parseAmount(funds, account.currency)
  const [method] = live.paymentMethods()
  const { uid } = await openAccount(database, account, async (tx, created) => {
    if (amount !== undefined) await fundPlayer(ledger, tx, created, { method: method?.id ?? 'card', amount })
  })
  if (!(await campaigns.check(code, uid)))
    await database.transaction((tx) => campaigns.activate(tx, uid, code))
  return { login, password: chosen }
}
