import type { Locator } from 'playwright'
import type { Walker } from './Walker.ts'

/** Texts of the site in the language of the walk, by key. */
export type Words = (key: string) => string

/** What a newcomer enters, by the name of the field. */
const person = {
  password: 'Secret-77',
  password_confirm: 'Secret-77',
  first_name: 'Anna',
  last_name: 'Kalniņa',
  birth_date: '17.05.1990',
  home_town: 'Rīga',
  address: 'Brīvības iela 1',
} as const

const asRole = (where: Locator | Walker['page'], role: 'button' | 'link', name: string) =>
  where.getByRole(role, { name, exact: true })

/**
 * From the first screen to the first withdrawal, as somebody does who has never been here. Where the sandbox stands for
 * an outside party, its own pages are walked too, in English.
 * @param at address of the site in the language of the walk, without a slash at its end
 */
export async function takeWalk(walker: Walker, at: string, words: Words): Promise<void> {
  const { page } = walker
  const email = `walk${Date.now()}@example.com`
  const origin = new URL(at).origin

  walker.begin('to an account')
  await page.goto(`${at}/`)
  await walker.shoot('home')
  await walker.tap(asRole(page.getByRole('banner'), 'button', words('menu.register')).first())
  const popup = page.getByRole('dialog')
  await popup.locator('form').first().waitFor()
  await walker.shoot('registration')
  await fillSteps(walker, popup.locator('form:visible').first(), { email, ...person })
  await page.waitForURL(/\/cashier\/deposit/)

  walker.begin('to money in')
  await walker.shoot('deposit')
  await walker.tap(page.getByRole('main').locator('a[href$="/cashier/deposit/card"]').first())
  await page.locator('[id$="-amount"]').first().waitFor()
  await walker.shoot('deposit-card')
  await walker.choose(page.locator('main form [role=radiogroup] input[value="50"]').first())
  await walker.shoot('deposit-sum', true)
  await walker.tap(page.getByRole('main').locator('form button[type=submit]').first())
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/cashier\/paysuccess/)
  await walker.shoot('deposit-paid')

  walker.begin('to a game')
  await page.goto(`${at}/gamehall`)
  await walker.shoot('hall')
  await walker.tap(page.getByRole('main').locator('a[href*="/game/"]').first())
  await page.locator('main iframe').first().waitFor()
  await walker.shoot('game')

  walker.begin('to money out')
  await page.goto(`${at}/profile/settings?from=${encodeURIComponent('/cashier/withdraw')}`)
  await page.locator('[id$="-home_town"]').waitFor()
  await walker.shoot('profile')
  await fillSteps(walker, page.locator('section[data-open] form'), person)
  await page.waitForURL(/\/cashier\/withdraw/)
  await walker.shoot('withdraw-asks')
  await page.goto(`${at}/profile/notification`)
  await walker.tap(asRole(page.getByRole('main'), 'button', words('profile.contacts.confirm')).first())
  await popup.locator('input').first().waitFor()
  await walker.shoot('code')
  await walker.fill(popup.locator('input').first(), await readCode(walker, origin, email))
  const confirm = popup.locator('button[type=submit]')
  if (await confirm.isVisible().catch(() => false)) await walker.tap(confirm).catch(() => undefined)
  await popup.waitFor({ state: 'hidden' })
  await page.goto(`${at}/profile/verification`)
  await walker.shoot('verification')
  await walker.tap(asRole(page.getByRole('main'), 'button', words('verification.start.button')))
  const widget = page.frameLocator('main iframe')
  await widget.getByRole('button', { name: 'Hand in sample documents' }).click()
  await walker.tap(asRole(page.getByRole('main'), 'button', words('verification.waiting.button')))
  await widget.getByRole('radio', { name: 'Approve' }).check()
  await widget.getByRole('button', { name: 'Decide' }).click()
  await page.getByText(words('verification.completed.title')).first().waitFor()
  await walker.shoot('verified')
  await page.goto(`${at}/cashier/withdraw`)
  await walker.shoot('withdraw')
  await walker.tap(page.getByRole('main').locator('a[href*="method=e-wallet"]').first())
  await walker.fill(page.locator('[id$="-amount"]').first(), '20')
  await walker.fill(page.locator('main form input[id$="-email"]').first(), email)
  await walker.shoot('withdraw-wallet', true)
  await walker.tap(page.locator('main form button[type=submit]').first())
  await page.getByText(words('cashier.review.title')).first().waitFor()
  await walker.shoot('withdraw-review')
  await walker.tap(page.locator('main form button[type=submit]').first())
  await page.waitForURL(/\/cashier\/receipt/)
  await walker.shoot('withdrawn')
}

/** Other screens, which nobody counts steps to. */
export async function lookAround(walker: Walker, at: string): Promise<void> {
  for (const path of ['offers', 'promotions', 'faq', 'support', 'nowhere', 'unsubscribe']) {
    await walker.page.goto(`${at}/${path}`)
    await walker.shoot(path)
  }
  const own = ['profile/security', 'profile/notification', 'profile/responsible-game', 'profile/bonuses']
  for (const path of [...own, 'cashier/wallet', 'cashier/history', 'confirmation', 'confirmation/success']) {
    await walker.page.goto(`${at}/${path}`)
    await walker.shoot(path.replace('/', '-'))
  }
}

/** Fills what is asked and empty, agrees to what must be agreed to, and goes on until the form is gone. */
async function fillSteps(walker: Walker, form: Locator, values: Readonly<Record<string, string>>) {
  for (let step = 1; step <= 8; step += 1) {
    if (!(await form.isVisible())) return
    for (const [name, value] of Object.entries(values)) {
      const field = form.locator(`input[id$="-${name}"]`)
      if ((await field.isVisible()) && (await field.inputValue()) === '') await walker.fill(field, value)
    }
    const terms = form.locator('input[type=checkbox][id$="-terms"]')
    if ((await terms.isVisible()) && !(await terms.isChecked())) await walker.tap(terms)
    await walker.shoot(`filled-${step}`, true)
    await walker.tap(form.locator('button[type=submit]'))
    const isGone = await form.waitFor({ state: 'hidden', timeout: 8000 }).then(
      () => true,
      () => false,
    )
    if (isGone) return
  }
  throw new Error('The form is not to be got through')
}

/** The newest code that the sandbox has sent. */
async function readCode({ page }: Walker, origin: string, to: string): Promise<string> {
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await page.request.get(`${origin}/sandbox/outbox?to=${encodeURIComponent(to)}`)
    const letters = (await answer.json()) as { code?: string }[]
    const code = letters.find((letter) => letter.code !== undefined)?.code
    if (code !== undefined) return code
    await page.waitForTimeout(200)
  }
  throw new Error(`No code was sent to ${to}`)
}
