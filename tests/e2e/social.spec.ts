import type { Locator, Page } from '@playwright/test'
import { person as somebody } from '../fixtures/players/completeProfile.ts'
import { signInitData } from '../fixtures/players/signInitData.ts'
import { chooseCharacter, expectCharacter } from './support/characters.ts'
import {
  account,
  createPlayer,
  field,
  fillPerson,
  forgetPlayer,
  goOn,
  openRegistration,
  password,
} from './support/forms.ts'
import { type RunningSite, startSite } from './support/startSite.ts'
import { expect, expectAccessible, someEmail, test } from './support/test.ts'

const botToken = '123456:a-token-for-tests-alone'

/** The window of the service, once somebody has pressed its button. */
async function pressService(page: Page, where: Locator | Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await where.getByRole('button', { name: `Continue with ${name}` }).click()
  const service = await opened
  await expect(service.getByRole('heading', { level: 1 })).toContainText('Sandbox of')
  return service
}

type Person = { id: string; name?: string; email?: string; verified?: boolean; fault?: string }

async function allow(service: Page, person: Person): Promise<void> {
  const closed = service.waitForEvent('close')
  await service.getByLabel('Id at the service').fill(person.id)
  await service.getByLabel('Name', { exact: true }).fill(person.name ?? 'Anna Berg')
  await service.getByLabel('E-mail', { exact: true }).fill(person.email ?? '')
  if (person.verified) await service.getByRole('checkbox').check()
  if (person.fault) await service.getByLabel('What goes wrong').selectOption(person.fault)
  await service.getByRole('button', { name: 'Allow', exact: true }).click()
  await closed
}

const openSignIn = async (page: Page) => {
  await account(page).getByRole('button', { name: 'Sign in' }).click()
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await expect(popup.getByRole('button', { name: 'Continue with Northmail' })).toBeVisible()
  return popup
}
const completion = (page: Page) => page.getByRole('dialog', { name: 'Finish your registration' })
const signedIn = (page: Page) => expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()

test.describe('under the service worker', () => {
  test.use({ underWorker: true })
  test('a visitor signs in with a service in a window of 640 by 480 and completes the registration', async ({
    page,
  }) => {
    await page.goto('/support')
    const popup = await openSignIn(page)
    await expectAccessible(page)
    const service = await pressService(page, popup, 'Aurora ID')
    expect(await service.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 480])
    await expectAccessible(service)
    const email = someEmail()
    await allow(service, { id: email, email, verified: true })

    const forced = completion(page)
    await expect(forced).toBeVisible()
    await expectAccessible(page)
    // The service has verified the address, so it is not asked for.
    await expect(field(forced, 'E-mail')).toHaveCount(0)

    // It cannot be closed: no button, no Escape, no press beside it; and it is there after a reload.
    await expect(forced.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(forced).toBeVisible()
    await page.reload()
    await expect(forced).toBeVisible()

    // What the service has told is filled in.
    await expect(field(forced, 'First name')).toHaveValue('Anna')
    await expect(field(forced, 'Last name')).toHaveValue('Berg')
    await field(forced, 'Date of birth').fill('17.05.1990')
    await goOn(forced)
    await chooseCharacter(forced, 'Ingrid')
    await forced.getByRole('button', { name: 'Finish' }).click()
    await expect(forced.getByRole('checkbox', { name: /accept the terms/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await forced.getByRole('checkbox', { name: /accept the terms/ }).check()
    await forced.getByRole('button', { name: 'Finish' }).click()
    await expect(forced).toBeHidden()
    await signedIn(page)
    await expectCharacter(page.request, 'Ingrid')
    await page.reload()
    await signedIn(page)
    await expect(forced).toBeHidden()
  })
})

test('an address that the service has not verified is asked for, and one that is taken is refused', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 400/)
  const taken = await createPlayer(request)
  await page.goto('/support')
  await allow(await pressService(page, await openSignIn(page), 'Northmail'), {
    id: someEmail(),
    email: taken,
  })
  const forced = completion(page)
  await field(forced, 'E-mail').fill(taken)
  await goOn(forced)
  await fillPerson(forced)
  await goOn(forced)
  await forced.getByRole('checkbox', { name: /accept the terms/ }).check()
  await forced.getByRole('button', { name: 'Finish' }).click()
  // What the platform refuses leads back to its step.
  await expect(field(forced, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
  await field(forced, 'E-mail').fill(someEmail())
  await goOn(forced)
  await goOn(forced)
  await forced.getByRole('button', { name: 'Finish' }).click()
  await expect(forced).toBeHidden()
})

test('whoever does not want to complete it signs out', async ({ page }) => {
  await page.goto('/support')
  const id = someEmail()
  await allow(await pressService(page, await openSignIn(page), 'Northmail'), { id })
  await completion(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(completion(page)).toBeHidden()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('the address of an account leads to it only after its owner has signed in once', async ({
  page,
  request,
}) => {
  const email = await createPlayer(request)
  const person = { id: someEmail(), email, verified: true }
  await page.goto('/support')
  const popup = await openSignIn(page)
  await allow(await pressService(page, popup, 'Aurora ID'), person)
  await expect(popup.getByText(/Sign in to it once to link Aurora ID/)).toBeVisible()
  await expectAccessible(page)
  await field(popup, 'E-mail or phone').fill(email)
  await field(popup, 'Password').fill(password)
  await popup.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await signedIn(page)

  await forgetPlayer(page)
  await page.goto('/support')
  await allow(await pressService(page, await openSignIn(page), 'Aurora ID'), person)
  await signedIn(page)
  await expect(completion(page)).toBeHidden()
})

test('a refusal, an error and a forged answer are said, and nobody is signed in', async ({ page }) => {
  await page.goto('/support')
  const popup = await openSignIn(page)
  const service = await pressService(page, popup, 'Northmail')
  const closed = service.waitForEvent('close')
  await service.getByRole('button', { name: 'Deny' }).click()
  await closed
  await expect(page.getByText('You did not give consent at Northmail, so nothing has changed.')).toBeVisible()

  for (const [fault, text] of [
    ['issuer', 'Sign-in with Northmail failed.'],
    ['replayed', 'Sign-in with Northmail failed.'],
    ['server_error', 'Sign-in with Northmail failed.'],
  ] as const) {
    await allow(await pressService(page, popup, 'Northmail'), { id: someEmail(), fault })
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Close notification' }).last().click()
    await expect(page.getByText(text)).toHaveCount(0)
  }
  await expect(popup).toBeVisible()
  await expect(account(page).getByRole('button', { name: 'Account' })).toHaveCount(0)
})

test('a player joins a service to their account, signs in by it, and takes it off again', async ({
  page,
}) => {
  await createPlayer(page.request)
  await page.goto('/profile/security')
  const person = { id: someEmail() }
  await allow(await pressService(page, page, 'Northmail'), person)
  await expect(page.getByText(/^Northmail is linked to your account/)).toBeVisible()
  await expect(page.getByText(/^Linked /)).toBeVisible()
  await forgetPlayer(page)
  await page.goto('/support')
  await allow(await pressService(page, await openSignIn(page), 'Northmail'), person)
  await signedIn(page)
  await expect(completion(page)).toBeHidden()

  await page.goto('/profile/security')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const popup = page.getByRole('alertdialog', { name: 'Remove this service?' })
  await expect(popup.getByText(/^You will no longer be able to sign in with Northmail/)).toBeVisible()
  await popup.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No services are linked to your account yet.')).toBeVisible()
  await expect(popup).toBeHidden()
})

test('an account with the two-factor option on asks for its code after the service too', async ({
  page,
  site,
}) => {
  const email = someEmail()
  const person = { id: email, email, verified: true }
  const call = (operation: string, form: Record<string, string>) =>
    page.request.post(`/api/${operation}?version=1&locale=en`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form,
    })
  const lastCode = async (count: number) => {
    const letters = async () =>
      (await (await page.request.get(`/sandbox/outbox?to=${email}`)).json()) as { code?: string }[]
    await expect.poll(async () => (await letters()).length).toBe(count)
    return (await letters())[0]?.code ?? ''
  }
  await page.goto('/support')
  await allow(await pressService(page, await openSignIn(page), 'Aurora ID'), person)
  await expect(completion(page)).toBeVisible()
  const terms = { ...somebody, country_code: 'LV', currency: 'EUR', terms: '1' }
  const completed = await page.request.post(
    '/api/account/saveProfileInfo?version=1&locale=en&form=social-registration',
    { headers: { 'sec-fetch-site': 'same-origin' }, form: terms },
  )
  expect(completed.status()).toBe(200)
  expect((await call('account/changeTwoFactorAuth', { two_factor_auth: '1' })).status()).toBe(200)
  const first = await lastCode(1)
  expect((await call('account/confirmTwoFactorAuth', { code: first })).status()).toBe(200)

  await forgetPlayer(page)
  await page.goto(`${site.url}/support`)
  await allow(await pressService(page, await openSignIn(page), 'Aurora ID'), person)
  const popup = page.getByRole('dialog', { name: 'Two-factor code' })
  await expect(popup).toBeVisible()
  await expect(account(page).getByRole('button', { name: 'Account' })).toHaveCount(0)
  await popup
    .getByRole('textbox')
    .first()
    .fill(await lastCode(2))
  await expect(popup).toBeHidden()
  await signedIn(page)
})

test('a window that is closed leaves the visitor where they were', async ({ page }) => {
  await page.goto('/support')
  const popup = await openSignIn(page)
  const service = await pressService(page, popup, 'Northmail')
  await expect(popup.getByText('Continue in the Northmail window.')).toBeVisible()
  await service.close()
  await expect(popup.getByText('Continue in the Northmail window.')).toBeHidden()
  await expect(popup).toBeVisible()
})

test('where windows are blocked it happens in this one, and leads back to the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/support?a=1')
  await (await openSignIn(page)).getByRole('button', { name: 'Continue with Northmail' }).click()
  await page.getByLabel('Id at the service').fill(someEmail())
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page).toHaveURL(/\/support\?a=1$/)
  await expect(completion(page)).toBeVisible()
})

test('from a registration it waits for the terms, by mouse and by keyboard', async ({ page, context }) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  const button = popup.getByRole('button', { name: 'Continue with Aurora ID' })
  await button.focus()
  await page.keyboard.press('Enter')
  const terms = popup.getByRole('checkbox', { name: /accept the terms/ })
  await expect(terms).toHaveAttribute('aria-invalid', 'true')
  await expect(terms).toBeFocused()
  // What was not touched is not found fault with.
  await expect(field(popup, 'E-mail')).not.toHaveAttribute('aria-invalid', 'true')
  expect(context.pages()).toHaveLength(1)

  await page.keyboard.press('Space')
  await expect(terms).not.toHaveAttribute('aria-invalid', 'true')
  await allow(await pressService(page, popup, 'Aurora ID'), { id: someEmail() })
  await expect(completion(page)).toBeVisible()
})

test('the sign-in page that can be embedded offers the services too', async ({ page, site }) => {
  await page.goto('/forms/sign_in')
  await expectAccessible(page)
  await allow(await pressService(page, page, 'Northmail'), { id: someEmail() })
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(completion(page)).toBeVisible()
})

test('a link from elsewhere that says somebody came back is told as what it says, and changes nothing', async ({
  page,
  site,
}) => {
  await page.goto('/support?social=denied&social_service=northmail&social_for=login')
  await expect(page.getByText('You did not give consent at Northmail, so nothing has changed.')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/support`)
  await page.goto('/?social=signed_in&social_service=%3Cimg%20src=x%3E')
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('on a phone, in Arabic, the buttons are there and can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ar/forms/sign_in')
  const button = page.getByRole('button', { name: 'المتابعة باستخدام Aurora ID' })
  await expect(button).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const box = await button.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test.describe('with a provider on another origin, configured by its addresses', () => {
  let casino: RunningSite
  test.beforeAll(async ({ site }) => {
    const provider = `${site.url.replace('localhost', '127.0.0.1')}/sandbox/oauth/northmail`
    casino = await startSite({
      SANDBOX: '0',
      OAUTH_NORTHMAIL_CLIENT_ID: 'croupier',
      OAUTH_NORTHMAIL_CLIENT_SECRET: 'sandboxsecret',
      OAUTH_NORTHMAIL_AUTHORIZE_URL: `${provider}/authorize`,
      OAUTH_NORTHMAIL_TOKEN_URL: `${provider}/token`,
      OAUTH_NORTHMAIL_USERINFO_URL: `${provider}/userinfo`,
    })
  })
  test.afterAll(() => casino.stop())

  test('the window comes back and closes; services that nobody configured are not offered', async ({
    page,
  }) => {
    await page.goto(`${casino.url}/support`)
    const popup = await openSignIn(page)
    await expect(popup.getByRole('button', { name: 'Continue with Aurora ID' })).toHaveCount(0)
    const service = await pressService(page, popup, 'Northmail')
    expect(new URL(service.url()).hostname).toBe('127.0.0.1')
    await expect(popup.getByText('Continue in the Northmail window.')).toBeVisible()
    await allow(service, { id: someEmail() })
    await expect(completion(page)).toBeVisible()
  })

  test('a provider that cuts its window off from ours signs in all the same', async ({ page, context }) => {
    await context.route('**/sandbox/oauth/**', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'cross-origin-opener-policy': 'same-origin' },
      })
    })
    await page.goto(`${casino.url}/support`)
    const service = await pressService(page, await openSignIn(page), 'Northmail')
    await service.getByLabel('Id at the service').fill(someEmail())
    await service.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(completion(page)).toBeVisible()
  })
})

test.describe('inside the mini-app of a messenger', () => {
  let site: RunningSite
  test.beforeAll(async () => {
    site = await startSite({ TELEGRAM_BOT_TOKEN: botToken, MINI_APP_MAX_AGE: '600' })
  })
  test.afterAll(() => site.stop())

  const launch = (id: number, token = botToken, age = 0) => {
    const fields = {
      auth_date: String(Math.floor(Date.now() / 1000) - age),
      query_id: 'AAE',
      user: JSON.stringify({ id, first_name: 'Ilze', username: 'ilze', language_code: 'en' }),
    }
    const data = encodeURIComponent(signInitData(fields, token))
    return `${site.url}/support#tgWebAppData=${data}&tgWebAppVersion=8.0&tgWebAppPlatform=android`
  }
  const refused = /^The account could not be opened\. Check the fields and try again/

  test('its user has an account at once, completes it, and is signed in the next time, if only to withdraw', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 409/)
    await page.goto(launch(501))
    const forced = completion(page)
    await expect(forced).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/support`)
    await field(forced, 'E-mail').fill(someEmail())
    await goOn(forced)
    await fillPerson(forced)
    await goOn(forced)
    await chooseCharacter(forced, 'Marek')
    await forced.getByRole('checkbox', { name: /accept the terms/ }).check()
    await forced.getByRole('button', { name: 'Finish' }).click()
    await expect(forced).toBeHidden()
    await expectCharacter(page.request, 'Marek', site.url)
    await forgetPlayer(page)
    await page.goto(launch(501))
    await signedIn(page)
    await expect(forced).toBeHidden()

    // An open page would go on to ask for a player whose sign-in has ended.
    await page.goto('about:blank')
    const excluded = await page.request.post(`${site.url}/api/account/excludeSelf?version=1&locale=en`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { period: '1d' },
    })
    expect(excluded.status()).toBe(200)
    await forgetPlayer(page)
    await page.goto(launch(501))
    const popup = page.getByRole('dialog', { name: 'You have self-excluded' })
    await popup.getByRole('button', { name: 'Sign in to withdraw' }).click()
    await expect(page).toHaveURL(`${site.url}/cashier/withdraw`)
    await signedIn(page)
  })

  for (const [what, address] of [
    ['stale', () => launch(502, botToken, 601)],
    ['forged', () => launch(502, '1:another-token-for-tests')],
    ['changed', () => launch(502).replace('502', '503')],
  ] as const) {
    test(`data that are ${what} open nothing, and that is said`, async ({ page, watch }) => {
      watch.allow(/status of 401/)
      await page.goto(address())
      await expect(page.getByText(refused)).toBeVisible()
      await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/support`)
    })
  }
})
