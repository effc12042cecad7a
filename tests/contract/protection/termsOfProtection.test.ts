import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Jurisdiction, Values } from '#generated/grammar/types.ts'
import type { MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import { resolveValues } from '#schemas/runtime/bindings.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { jurisdictionFacts } from '#schemas/runtime/jurisdictionFacts.ts'
import { fakename } from '../../../schemas/rules/fakename.ts'
import personalData from '../../../schemas/site/forms/personal-data.json' with { type: 'json' }
import requirements from '../../../schemas/site/fragments/cashier/requirements.json' with { type: 'json' }
import ownLimit from '../../../schemas/site/fragments/responsible/own-limit.json' with { type: 'json' }
import home from '../../../schemas/site/pages/home.json' with { type: 'json' }
import payments from '../../../schemas/site/pages/payments.json' with { type: 'json' }
import responsible from '../../../schemas/site/pages/responsible-gaming.json' with { type: 'json' }
import footer from '../../../schemas/site/pages/system/footer.json' with { type: 'json' }
import terms from '../../../schemas/site/pages/terms.json' with { type: 'json' }
import site from '../../../schemas/site/site.json' with { type: 'json' }
import { createTranslate } from '../../../server/gateway/translate.ts'
import { exclusionEnd } from '../../../server/platform/responsibleGaming/exclusion.ts'
import { largestFile } from '../../../server/platform/uploads/Upload.ts'
import { type FreshDatabase, freshPostgres } from '../../fixtures/databases/databases.ts'
import { quickRegistration } from '../../fixtures/players/quickRegistration.ts'
import { type PlatformServer, password, platformServer } from '../../fixtures/servers/platformServer.ts'

const hour = 3_600_000
/** Each jurisdiction with a country of its own; Austria has none. */
const places = site.jurisdictions.map(({ code, countries: [first = 'AT'] }) => [code, first] as const)

/** The arguments that a definition gives to a text, where it stands in it. */
function argumentsFor(node: unknown, key: string): Values | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  if ('key' in node && node.key === key && 'args' in node) return node.args as Values
  for (const inner of Object.values(node)) {
    const found = argumentsFor(inner, key)
    if (found) return found
  }
  return undefined
}

const numbersIn = (text: string) => (text.replace(/<[^>]*>/g, ' ').match(/\d+/g) ?? []).map(Number)

describe('what the site says of protection', () => {
  let fresh: FreshDatabase
  let server: PlatformServer
  beforeAll(async () => {
    fresh = await freshPostgres()
    server = await platformServer(fresh.database)
  })
  afterAll(async () => {
    await server?.close()
    await fresh?.drop()
  })

  const locales = () => server.platform.live.locales().locales.map(({ code }) => code)
  const messages = (locale: string) =>
    server.platform.live.compiledMessages(locale) as MessagesArtefact | undefined
  const say = (key: string, values: Record<string, unknown>, locale = 'en') =>
    createTranslate(messages(locale), locale)(key, values)
  /** A text as a definition has it said of these facts. */
  const said = (definition: object, key: string, facts: object, locale?: string) =>
    say(key, resolveValues(argumentsFor(definition, key), facts as Facts), locale)
  const rulesOf = (code: string) => {
    const found = server.platform.live.site().jurisdictions.find((one) => one.code === code)
    if (!found) throw new Error(`The starter site has no jurisdiction ${code}`)
    return found as Jurisdiction
  }

  it.each(places)('names the age that %s asks for, in every language', async (code, country) => {
    const rules = rulesOf(code)
    const before = rules.ageOfMajority
    onTestFinished(() => void Object.assign(rules, { ageOfMajority: before }))
    rules.ageOfMajority = 23
    const facts = { jurisdiction: jurisdictionFacts(server.platform.live.site(), { country_code: country }) }
    for (const locale of locales())
      for (const [definition, key] of [
        [responsible, 'pages.responsible-gaming.news'],
        [terms, 'pages.terms.eligibility.text'],
        [payments, 'pages.payments.body'],
        [home, 'home.hero.label'],
        [footer, 'footer.age'],
        [requirements, 'requirements.underAge'],
        [personalData, 'forms.birth_date.help'],
      ] as const) {
        const text = said(definition, key, facts, locale)
        expect([locale, key, numbersIn(text)]).toEqual([locale, key, [23]])
      }
    const year = new Date().getUTCFullYear()
    const register = (age: number) =>
      server.register({ country_code: country, birth_date: `${year - age}-01-01` })
    await expect(register(22)).rejects.toThrow('birth_date')
    expect(await register(23)).toHaveProperty('uid')
  })

  it.each(places)('says in every language how long a looser limit waits in %s', async (code, country) => {
    const { sid } = await server.register({ country_code: country })
    const set = (amount: string) =>
      server.call('account.setLimit', { kind: 'stake', period: '7', amount }, { sid })
    expect((await set('10')).status).toBe(200)
    const asked = Date.now()
    const { pending } = (await set('20')).response as { pending: { effective_at: string } }
    const waits = Math.floor((Date.parse(pending.effective_at) - asked) / hour)
    expect(waits).toBe(rulesOf(code).coolingOffHours)
    const { response } = await server.call('account.getResponsibleGaming', {}, { sid })
    for (const locale of locales())
      for (const kind of ['stake', 'loss', 'deposit']) {
        const facts = { result: response, item: { kind } }
        expect(numbersIn(said(ownLimit, 'responsible.limit.intro', facts, locale))).toEqual([waits])
      }
  })

  it('names each period of exclusion by its length', () => {
    const now = new Date('2027-03-10T12:00:00Z')
    const periods = new Set(places.flatMap(([code]) => rulesOf(code).exclusionPeriods))
    for (const period of periods) {
      const [, count, unit] = /^(\d+) (day|month|year)s?$/.exec(nameOf(period)) ?? []
      const until = new Date(now)
      if (unit === 'day') until.setUTCDate(until.getUTCDate() + Number(count))
      if (unit === 'month') until.setUTCMonth(until.getUTCMonth() + Number(count))
      if (unit === 'year') until.setUTCFullYear(until.getUTCFullYear() + Number(count))
      expect([period, unit ? until : nameOf(period)]).toEqual([
        period,
        exclusionEnd(period, now) ?? 'Permanent',
      ])
    }
    for (const locale of locales()) {
      const names = [...periods].map((period) => nameOf(period, locale))
      expect(new Set(names).size, locale).toBe(periods.size)
      for (const [at, period] of [...periods].entries()) {
        expect(names[at], locale).not.toBe(period)
        // Some languages have one and two in words.
        const numbers = numbersIn(names[at] ?? '')
        if (numbers.length > 0 || Number.parseInt(period, 10) > 2)
          expect([locale, ...numbers]).toEqual([locale, Number.parseInt(period, 10)])
      }
    }
  })
  const nameOf = (period: string, locale?: string) =>
    say('responsible.exclusion.periodOption', { value: period }, locale)

  it('promises breaks from a day to for ever where there are such breaks', () => {
    expect(say('home.fair.limits.text', {})).toContain('breaks from one day to permanent')
    for (const [code] of places)
      expect([code, ...rulesOf(code).exclusionPeriods]).toEqual(
        expect.arrayContaining([code, '1d', 'permanent']),
      )
  })

  it('names no figure in its rules, questions and answers but by what decides it', () => {
    const bound = /^(pages\.(terms|faq|payments|responsible-gaming)\.|responsible\.)/
    for (const locale of locales())
      for (const [key, message] of Object.entries(messages(locale)?.messages ?? {})) {
        if (!bound.test(key) || key === 'responsible.exclusion.periodOption') continue
        const words = wordsOf(message).replace(/<h2>\d\./g, '')
        expect([locale, key, numbersIn(words)]).toEqual([locale, key, []])
      }
  })

  it('says in figures how many digits codes have, how large files and how short names may be', async () => {
    const phone = { login: '80013001', phone: '80013001', phone_country_code: 'LV' }
    const { email: _, ...fields } = quickRegistration('', password)
    await server.call('auth.register', { ...fields, ...phone }, { form: 'registration-phone' })
    const { code = '' } = await server.reach.letterTo('37180013001')
    const shortest = fakename('a', {} as never, {} as never) as { params?: { min?: number } } | null
    for (const locale of locales())
      for (const [key, number] of [
        ['popups.registrationCode.text', code.length],
        ['popups.twofa.text', code.length],
        ['verification.files.help', largestFile / 1_000_000],
        ['forms.fakename.help', shortest?.params?.min],
      ] as const)
        expect([locale, key, numbersIn(say(key, {}, locale))]).toEqual([locale, key, [number]])
  })

  it('gives as long to confirm an address as the letter says', () => {
    const twoDays: Record<string, string> = {
      ...{ en: 'within two days', de: 'innerhalb von zwei Tagen', lv: 'divu dienu laikā' },
      ...{ ru: 'в течение двух дней', ar: 'خلال يومين' },
    }
    for (const locale of locales())
      expect(say('mail.welcome.text', { brand: 'Aurora', link: '' }, locale)).toContain(
        twoDays[locale] ?? 'a language that nobody has read',
      )
    const { links } = server.platform.reach
    const contact = { type: 'email', contact: 'anna@example.com' } as const
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const made = new URL(links.make('confirmation', { uid: 1, ...contact } as never, 'en'))
    const code = made.searchParams.get('code') ?? ''
    vi.setSystemTime(Date.now() + 48 * hour - 60_000)
    expect(links.read('confirmation', code, contact)).toBeDefined()
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(links.read('confirmation', code, contact)).toBeUndefined()
  })
})

/** The words of a compiled message, of all that it may choose from, without what is put in. */
function wordsOf(message: unknown): string {
  if (typeof message === 'string') return message
  if (!Array.isArray(message)) return ''
  return message
    .map((token) =>
      Array.isArray(token)
        ? Object.values(token[2] ?? {})
            .map(wordsOf)
            .join(' ')
        : wordsOf(token),
    )
    .join(' ')
}
