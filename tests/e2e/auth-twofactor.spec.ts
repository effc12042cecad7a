import type { Locator, Page } from '@playwright/test'
import { codeOf, stepAt } from '../../server/process/totp.ts'
import { codesTo, codeTo, createGuardedPlayer, wrongCode } from './support/codes.ts'
import { account, createPlayer, field, password } from './support/forms.ts'
import { expect, test } from './support/test.ts'

/** Gives login and password, wherever they are asked for, and has the popup that asks for the code. */
async function askCode(page: Page, where: Page | Locator, email: string): Promise<Locator> {
  await field(where, 'E-mail or phone').fill(email)
  await field(where, 'Password').fill(password)
  await where.locator('form').getByRole('button', { name: 'Sign in' }).click()
  const popup = page.getByRole('dialog', { name: 'Two-factor code' })
  await expect(code(popup)).toBeVisible()
  return popup
}

/** Its first digit, which takes all of them; the form is sent with the last. */
const code = (popup: Locator) => field(popup, 'Code')
const confirm = (popup: Locator) => popup.getByRole('button', { name: 'Confirm' })
const openPopup = async (page: Page, email: string) => {
  await page.goto('/?show_popup_auth=1&prevent_close=1&redirectUrl=%2Fsupport')
  return askCode(page, page.getByRole('dialog', { name: 'Sign in' }), email)
}

test('a code is asked for, and told wrong or short until it is right', async ({ page, request, watch }) => {
  watch.allow(/status of 401/)
  const email = await createGuardedPlayer(request)
  const before = (await codesTo(request, email)).length
  const popup = await openPopup(page, email)
  // The address still says so: the popup that cannot be closed is the same.
  await expect(popup.getByRole('button', { name: 'Close' })).toHaveCount(0)
  const right = await codeTo(request, email, before + 1)

  await code(popup).fill('123')
  await confirm(popup).click()
  await expect(code(popup)).toHaveAccessibleDescription('Code must contain 6 digits')
  await code(popup).fill(wrongCode(right))
  await expect(code(popup)).toHaveAccessibleDescription('The code is invalid')
  await expect(code(popup)).toBeFocused()

  const kept = await page.evaluate(() => [
    location.href,
    ...Object.values(localStorage),
    ...Object.values(sessionStorage),
    JSON.stringify(history.state),
  ])
  expect(kept.join(' ')).not.toContain(password)
  expect(kept.join(' ')).not.toContain(email)

  await code(popup).fill(right)
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/support$/)
})

test('who comes back within the minute enters the code that was sent, and reads where it went', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/status of 429/)
  const email = await createGuardedPlayer(request)
  const before = (await codesTo(request, email)).length
  const popup = await openPopup(page, email)
  await expect(popup).toContainText(`${email.slice(0, 1)}•••@`)
  const sent = await codeTo(request, email, before + 1)

  const again = await openPopup(page, email)
  await expect(again).toContainText(`${email.slice(0, 1)}•••@`)
  await expect(again.getByRole('button', { name: /Resend code/ })).toHaveAccessibleName(/0:[1-5]\d/)
  await code(again).fill(sent)
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
})

test('too many wrong passwords are told as such, and lead to no code', async ({ page, watch }) => {
  watch.allow(/status of 429/)
  await page.goto('/?show_popup_auth=1')
  await answerLogin(page, 429, {
    error: {
      type: 'TooManyRequestsException',
      message: 'Too many tries',
      error_data: { reason: 'too_many_tries' },
      resend_time: 200,
    },
  })
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await field(popup, 'E-mail or phone').fill('anna@example.com')
  await field(popup, 'Password').fill(password)
  await popup.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(popup.getByRole('alert')).toBeVisible()
  await expect(code(page.getByRole('dialog'))).toHaveCount(0)
})

test('another code can be sent when the time is over, which is counted', async ({ page, request, watch }) => {
  watch.allow(/status of 4/)
  await page.clock.install()
  const email = await createGuardedPlayer(request)
  const popup = await openPopup(page, email)
  const resend = popup.getByRole('button', { name: /Resend code/ })
  await expect(resend).toHaveAccessibleName(/0:5\d|1:00/)
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward('01:01')
  await expect(resend).toHaveAccessibleName('Resend code')
  // The platform counts by its own clock: too early, and how long still.
  await resend.click()
  await expect(resend).toHaveAccessibleName(/0:[1-5]\d/)
  await page.clock.fastForward('01:01')

  await page.route('**/api/auth/login?*', (route) =>
    route.fulfill({
      status: 401,
      json: {
        error: { type: 'AuthorizationException', message: 'two_factor_auth is enable', resend_time: 33 },
      },
    }),
  )
  await resend.click()
  await expect(page.getByText('New code sent')).toBeVisible()
  await expect(resend).toHaveAccessibleName(/0:3\d/)
})

/** What the platform answers to a sign-in from now on. */
const answerLogin = (page: Page, status: number, json: unknown) =>
  page.route('**/api/auth/login?*', (route) => route.fulfill({ status, json }))

for (const [error, text, left] of [
  [{ message: 'Time expired', resend_time: 40 }, 'Time expired', /0:(40|3\d)/],
  [{ message: 'code is invalid' }, 'The code is invalid', 'Resend code'],
  [{ message: 'Try again in 25 s' }, 'Something went wrong. Try again.', /0:2\d/],
] as const) {
  test(`the platform's “${error.message}” is told at the code`, async ({ page, watch }) => {
    watch.allow(/status of 401/)
    await page.clock.install()
    await answerLogin(page, 200, { response: { status: 'enabled', resend_time: 60 } })
    const popup = await openPopup(page, 'anna@example.com')
    await page.clock.fastForward('01:01')
    await answerLogin(page, 401, { error: { type: 'AuthorizationException', ...error } })
    await code(popup).fill('123456')
    await expect(code(popup)).toHaveAccessibleDescription(text)
    await expect(popup.getByRole('button', { name: /Resend code/ })).toHaveAccessibleName(left)
  })
}

test('an operator’s platform may ask for the code by an error; the way back leads to the sign-in', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/)
  await page.route('**/api/auth/login?*', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { type: 'AuthorizationException', message: 'two_factor_auth is enable' } },
    }),
  )
  await page.goto('/?show_popup_auth=1')
  const popup = await askCode(page, page.getByRole('dialog', { name: 'Sign in' }), 'anna@example.com')
  await popup.getByRole('button', { name: 'Back' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await expect(field(signIn, 'Password')).toHaveValue('')
  await expect(signIn.getByRole('alert')).toHaveCount(0)
})

test('the sign-in page asks for the code too, and leads home', async ({ page, request }) => {
  const email = await createGuardedPlayer(request)
  const before = (await codesTo(request, email)).length
  await page.goto('/forms/sign_in')
  const popup = await askCode(page, page, email)
  await code(popup).fill(await codeTo(request, email, before + 1))
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('an authenticator app is set up by its code, and a recovery code lets in who lost it', async ({
  page,
}) => {
  const email = await createPlayer(page.request)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Set up the app' }).click()
  const setUp = page.getByRole('dialog', { name: 'Authenticator app' })
  await field(setUp, 'Password').fill(password)
  await setUp.getByRole('button', { name: 'Continue' }).click()
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const link = setUp.getByRole('link', { name: 'Open in the app on this device' })
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
  const secret = searchParams.get('secret') ?? ''
  await expect(setUp.locator('strong')).toHaveText((secret.match(/.{4}/g) ?? []).join(' '))
  await code(setUp).fill(codeOf(fromBase32(secret), stepAt(Date.now())))
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' })
  const codes = (await kept.innerText()).match(/([a-z2-7]{4}-){3}[a-z2-7]{4}/g) ?? []
  expect(codes).toHaveLength(10)
  await kept.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)

  await page.context().clearCookies()
  const popup = await openPopup(page, email)
  await expect(popup).toContainText('Open your authenticator app')
  await expect(popup.getByRole('button', { name: /Resend code/ })).toHaveCount(0)
  await popup.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = page.getByRole('dialog', { name: 'Recovery code' })
  await field(recovery, 'Recovery code').fill(codes[0] ?? '')
  await recovery.getByRole('button', { name: 'Confirm' }).click()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
})

/** As apps read the address of a QR code: RFC 4648, section 6. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
