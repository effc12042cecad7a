import type { Locator, Page } from '@playwright/test'
import { person } from '../fixtures/players/completeProfile.ts'
import { codesTo, codeTo } from './support/codes.ts'
import {
  acceptTerms,
  account,
  chooseTab,
  createPlayer,
  field,
  fillFast,
  fillFull,
  fillPerson,
  goOn,
  openRegistration,
  password,
  pick,
  signIn,
  submitButton,
} from './support/forms.ts'
import { expect, someEmail, someMobile, test } from './support/test.ts'

/** What the page sends to an operation, once; empty values too. */
async function nextSubmission(page: Page, operation: string): Promise<Record<string, string>> {
  const request = await page.waitForRequest((one) =>
    one.url().includes(`/api/${operation.replace('.', '/')}?`),
  )
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
}

const register = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('each view has its title, and leads to the others and back', async ({ page }) => {
  await page.goto('/?show_popup_auth=1')
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await signIn.getByRole('button', { name: 'Forgot your password?' }).click()
  const restore = page.getByRole('dialog', { name: 'Reset password' })
  await restore.getByRole('button', { name: 'Back' }).click()
  await signIn.getByRole('button', { name: 'Register' }).click()
  await register(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(signIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signIn).toBeHidden()
  await account(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(signIn).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(signIn).toBeHidden()
})

test('the banner stands beside the popup, and low above it on phones', { tag: '@pictures' }, async ({
  page,
}) => {
  await page.goto('/?show_popup_reg=1')
  const picture = register(page).locator('picture img')
  await expect(register(page)).toContainText('One account, every game')
  const [box, dialog] = [await picture.boundingBox(), await register(page).boundingBox()]
  expect(box?.height).toBeGreaterThan(400)
  expect(box?.width).toBeLessThan((dialog?.width ?? 0) / 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeLessThanOrEqual(160)
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toMatch(/banner-360x148/)
})

test('a forgotten password is replaced by a code', async ({ page, request, watch }) => {
  watch.allow(/status of 4/)
  const email = await createPlayer(request)
  const before = (await codesTo(request, email)).length
  await page.goto('/?show_popup_auth=1')
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).click()
  const popup = page.getByRole('dialog', { name: 'Reset password' })
  await field(popup, 'E-mail or phone').fill(email)
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
  // The code stands alone in its place, and where it was sent; the password is a step of its own.
  await expect(field(popup, 'Code')).toBeFocused()
  await expect(popup).toContainText(`If ${email} is registered`)
  await expect(popup.getByRole('button', { name: /Resend code/ })).toHaveAccessibleName(/0:5\d|1:00/)
  await expect(field(popup, 'New password')).toHaveCount(0)
  const code = await codeTo(request, email, before + 1)
  await field(popup, 'Code').fill(code)
  await expect(field(popup, 'New password')).toBeFocused()
  await field(popup, 'New password').fill('Secret-88')
  await field(popup, 'Confirm password').fill('Secret-89')
  await popup.getByRole('button', { name: 'Set new password' }).click()
  await expect(popup.getByRole('alert').getByRole('link')).toHaveCount(1)
  await field(popup, 'Confirm password').fill('Secret-88')
  await popup.getByRole('button', { name: 'Set new password' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible()
  await expect(field(signIn, 'E-mail or phone')).toHaveValue(email)
  await expect(field(signIn, 'Password')).toBeFocused()
  await field(signIn, 'Password').fill('Secret-88')
  await signIn.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
})

test('a promo code from the address is filled in, kept, sent and forgotten; then it is said what was won', async ({
  page,
}) => {
  await page.goto('/support?promo_code=NORTH')
  await expect.poll(() => stored(page, 'promo_code')).toBe('NORTH')
  await page.goto('/')
  const popup = await openRegistration(page)
  await fillFast(popup)
  await expect(popup.getByRole('checkbox', { name: /promo code/ })).toBeChecked()
  await expect(field(popup, 'Promo code')).toHaveValue('NORTH')
  const sent = nextSubmission(page, 'auth.register')
  await submitButton(popup).click()
  expect(await sent).toMatchObject({ promo_code: 'NORTH' })
  await expect(page).toHaveURL(/register=success/)
  const won = page.getByRole('dialog', { name: 'Your promo code is activated' })
  await expect(won).toContainText('Gift bonus')
  await expect(won).toContainText('€10')
  await won.getByRole('button', { name: 'OK' }).click()
  expect(await stored(page, 'promo_code')).toBeNull()
})

for (const [kept, chosen] of [
  ['1', 'Sports betting'],
  ['2', 'Casino'],
] as const) {
  test(`a kept preference of ${kept} chooses ${chosen}, and goes`, async ({ page }) => {
    await page.addInitScript((value) => {
      if (!location.search.includes('register')) localStorage.setItem('is_betting', value)
    }, kept)
    await page.goto('/?show_popup_reg=1')
    await fillFast(register(page))
    await expect(register(page).getByRole('radio', { name: chosen })).toBeChecked()
    await submitButton(register(page)).click()
    await expect(page).toHaveURL(/register=success/)
    expect(await stored(page, 'is_betting')).toBeNull()
  })
}

test('registration sends what the product document says, and nothing empty', async ({ page }) => {
  await page.goto('/?show_popup_reg=1')
  const form = await chooseTab(register(page), 'With all details')
  const email = await fillFull(form)
  const number = someMobile()
  await field(form, 'Mobile phone').fill(number)
  await goOn(form)
  await form.getByRole('checkbox', { name: /news and offers/ }).check()
  await form.getByRole('checkbox', { name: /promo code/ }).check()
  const sent = nextSubmission(page, 'auth.register')
  await submitButton(form).click()
  const body = await sent
  expect(body).toMatchObject({
    login: email,
    email,
    password,
    currency: 'EUR',
    locale: 'en',
    notify: '1',
    is_betting: '0',
    phone_country_code: 'LV',
    country_code: 'LV',
    ...person,
    last_name: expect.stringMatching(/^Kalnina/),
    postcode: 'LV-4101',
    terms: '1',
    character_id: expect.stringMatching(/^\d+$/),
  })
  expect(body.phone?.replace(/\D/g, '')).toContain(number)
  expect(body.region).toBe('LV-vidzeme')
  for (const absent of ['hasPromocode', 'promo_code', 'mobile'])
    expect(Object.keys(body)).not.toContain(absent)
  expect(Object.values(body)).not.toContain('')
  await expect(page).toHaveURL(/register=success/)
})

test('another language of the form is another language of the site; what was typed stays', async ({
  page,
}) => {
  await page.goto('/?show_popup_reg=1')
  const form = await chooseTab(register(page), 'With all details')
  await fillFull(form)
  await field(form, 'Mobile phone').fill('21234567')
  await pick(form.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/de\/?\?/)
  await expect(page.getByRole('dialog').locator('input[type=tel]').locator('visible=true')).toHaveValue(
    /^21 ?234 ?567$/,
  )
})

test.describe('as the site is configured', () => {
  let before: string
  let whole: Record<string, unknown>
  test.beforeAll(async ({ studio }) => {
    before = await studio.liveRelease()
    whole = (await studio.read('site/main')).definition as Record<string, unknown>
  })
  test.afterAll(async ({ studio }) => {
    await studio.giveBack(before)
  })

  type Auth = { types: { id: string }[]; registration: Record<string, unknown>; confirmEmailPopup: boolean }
  type Change = (auth: Auth, site: Record<string, unknown>) => void

  /** Publishes the site of before with a change. */
  async function configure(studio: import('./support/studio.ts').Studio, change: Change) {
    await studio.edit('site/main', (site) => {
      for (const key of Object.keys(site)) delete site[key]
      Object.assign(site, structuredClone(whole))
      change(site.auth as Auth, site)
    })
    const answer = await studio.publish('Another registration')
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  }

  test('one way to register needs no tabs', async ({ page, studio }) => {
    await configure(studio, (auth) => {
      auth.types = auth.types.filter(({ id }) => id === 'phone')
    })
    await page.goto('/?show_popup_reg=1')
    await expect(field(register(page), 'Mobile phone')).toBeVisible()
    await expect(register(page).getByRole('tab')).toHaveCount(0)
    await page.goto('/forms/sign_up')
    await expect(field(page, 'Mobile phone')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  test('where only services are offered there are only their buttons', async ({ page, studio }) => {
    await configure(studio, (auth) => {
      auth.types = [{ id: 'social', label: 'auth.types.fast', component: 'social' } as { id: string }]
    })
    await page.goto('/?show_popup_reg=1')
    await expect(
      register(page)
        .getByRole('button', { name: /Continue with/ })
        .first(),
    ).toBeVisible()
    await expect(register(page).getByRole('textbox')).toHaveCount(0)
    await expect(register(page).getByRole('tab')).toHaveCount(0)
  })

  test('the tabs follow its order; boxes are there, or checked, as it says', async ({ page, studio }) => {
    await configure(studio, (auth, site) => {
      auth.types = auth.types.toReversed()
      auth.registration = {
        ...auth.registration,
        terms: { isActive: false },
        notify: { isActive: true, defaultValue: true },
        markBetting: { isActive: true, defaultValue: 'betting' },
        showPromoFieldByDefault: true,
      }
      site.currencyConditions = { defaultValue: 'emptyValue', changeCountryValue: 'firstValue' }
    })
    await page.goto('/?show_popup_reg=1')
    await expect(register(page).getByRole('tab')).toHaveText(['With all details', 'By phone', 'By e-mail'])
    const form = await chooseTab(register(page), 'By e-mail')
    await expect(form.getByRole('checkbox', { name: /accept the terms/ })).toHaveCount(0)
    await field(form, 'E-mail').fill(someEmail())
    await field(form, 'Password').fill(password)
    await goOn(form)
    await fillPerson(form)
    await goOn(form)
    await expect(form.getByRole('checkbox', { name: /news and offers/ })).toBeChecked()
    await expect(form.getByRole('radio', { name: 'Sports betting' })).toBeChecked()
    await expect(field(form, 'Promo code')).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('')
    await form.getByRole('button', { name: 'Back' }).click()
    await pick(form.getByRole('combobox', { name: 'Country of residence' }), 'Poland')
    await goOn(form)
    await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  })

  test('boxes that are off are not there, and what they would say is not sent', async ({ page, studio }) => {
    await configure(studio, (auth) => {
      auth.registration = {
        terms: { isActive: true, defaultValue: true },
        notify: { isActive: false },
        markBetting: { isActive: false },
        showPromocode: false,
      }
    })
    await page.goto('/?show_popup_reg=1&promo_code=NORTH')
    await fillFast(register(page))
    await expect(register(page).getByRole('checkbox')).toHaveCount(0)
    await expect(register(page).getByRole('radio')).toHaveCount(0)
    const sent = nextSubmission(page, 'auth.register')
    await submitButton(register(page)).click()
    const body = await sent
    expect(body).toMatchObject({ terms: '1' })
    for (const absent of ['notify', 'is_betting', 'promo_code'])
      expect(Object.keys(body)).not.toContain(absent)
    await expect(page).toHaveURL(/register=success/)
  })

  test.describe('so that contacts are confirmed at once', () => {
    test.beforeAll(({ studio }) =>
      configure(studio, (auth) => {
        auth.confirmEmailPopup = true
      }),
    )

    test('an address is asked to be confirmed after registration', async ({ page, request }) => {
      await page.goto('/?show_popup_reg=1')
      const email = await fillFast(register(page))
      await submitButton(register(page)).click()
      const question = page.getByRole('alertdialog', { name: 'Verify your e-mail or phone' })
      await expect(question).toContainText(email)
      const before = (await codesTo(request, email)).length
      await question.getByRole('button', { name: 'Send code' }).click()
      const popup = page.getByRole('dialog', { name: 'Verify your e-mail or phone' })
      await field(popup, 'Code').fill(await codeTo(request, email, before + 1))
      await expect(popup).toBeHidden()
      await page.goto('/')
      await expect(page.getByText('is not verified yet')).toHaveCount(0)
    })

    test('a number is asked for the code that was sent to it at once', async ({ page, request }) => {
      await page.goto('/?show_popup_reg=1')
      const form = await chooseTab(register(page), 'By phone')
      const number = someMobile()
      await pick(form.getByLabel(/Country code/), 'Latvia')
      await field(form, 'Mobile phone').fill(number)
      await field(form, 'Password').fill(password)
      await acceptTerms(form)
      await pick(form.getByLabel('Country of residence'), 'Latvia')
      await fillPerson(form)
      await goOn(form)
      await submitButton(form).click()
      const popup = page.getByRole('dialog', { name: 'Verify your e-mail or phone' })
      await expect(popup).toContainText(`+371${number}`)
      await field(popup, 'Code').fill(await codeTo(request, `371${number}`))
      await expect(popup).toBeHidden()
      await page.goto('/')
      await expect(page.getByText('is not verified yet')).toHaveCount(0)
    })
  })
})

test('a new player is pointed to the contact that is not confirmed, and before that to nothing else', async ({
  page,
  context,
  request,
}) => {
  const noticesOf = (where: Page) => where.getByRole('complementary', { name: 'Notifications' })
  const email = await createPlayer(request)
  await page.goto('/')
  await signIn(page, email)
  await expect(noticesOf(page)).toContainText(`${email} is not verified yet`)
  await expect(noticesOf(page).getByRole('note')).toHaveCount(1)

  await page.close()
  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + 3 * 3600 * 1000 })
  await later.goto('/')
  const notices = noticesOf(later)
  await expect(notices).toContainText('is not verified yet')
  await notices.getByRole('button', { name: 'Send code' }).click()
  await expect(later.getByRole('dialog', { name: 'Verify your e-mail or phone' })).toBeVisible()
  await later.keyboard.press('Escape')
  // The landmark goes with what stood in it.
  await expect(later.locator('aside', { hasText: 'is not verified yet' })).toHaveCount(0)
})

test('a step that needs personal data leads to the settings, which say why and lead back', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 409/)
  const email = await createPlayer(request)
  await page.goto('/')
  await signIn(page, email)
  await page.goto('/support?topic=1')
  await page.route('**/api/account/sendconfirmationtocontact?*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { type: 'UserNeedProfileDataException', message: 'No name' } },
    }),
  )
  await page
    .getByRole('complementary', { name: 'Notifications' })
    .getByRole('button', { name: 'Send code' })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Your profile is incomplete' })
  await question.getByRole('button', { name: 'Complete profile' }).click()
  await expect(page.getByText('Fill in your personal data to continue.')).toBeVisible()
  const address = new URL(page.url())
  expect(address.pathname).toBe('/profile/settings')
  expect(address.searchParams.get('from')).toBe('/support?topic=1')
  await expect(page).not.toHaveURL(/toastType/)
})
