import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeOf, stepAt } from '../../server/process/totp.ts'
import type { Studio } from './support/studio.ts'
import { signIn } from './support/studioScreen.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const password = 'a long enough password'

/** A colleague of their own for each test: nobody signs out, or locks out, anybody else. */
async function createColleague(studio: Studio, role = 'editor'): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const { status } = await studio.call('POST', 'staff', { email, name: `N ${email}`, role, password })
  expect(status).toBe(201)
  return email
}

const account = (page: Page) => page.getByRole('heading', { name: 'Your account' })

test.beforeEach(async ({ watch, page }) => {
  // That nobody is signed in, or has to show that it is them, are answers that browsers write down.
  watch.allow(/status of (401|403)/)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('who is signed in twice sees both, signs the other out, and changes the password', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const email = await createColleague(studio)
  const other = await browser.newPage({ baseURL: site.url })
  await other.goto('/studio/account')
  await signIn(other, { email, password })
  await expect(account(other)).toBeVisible()
  await page.goto('/studio/account')
  await signIn(page, { email, password })
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('article')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(devices).toHaveCount(1)
  // The browser may have heard of it by itself, and then what says so lies over the link.
  await other.getByRole('link', { name: 'Releases' }).dispatchEvent('click')
  await expect(other.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await other.close()

  await page.getByLabel('Current password').fill('not the present one')
  await page.getByLabel('New password').fill('a word of their own')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})

test('an administrator shows again that it is them before they change the staff, and invites somebody', async ({
  page,
  browser,
  site,
  studio,
}) => {
  const email = await createColleague(studio, 'admin')
  const colleague = await createColleague(studio)
  await page.goto('/studio/staff')
  await signIn(page, { email, password })
  const card = page.getByRole('article', { name: `N ${colleague}` })
  await expect(card).toBeVisible()
  // As the server answers after ten minutes.
  await page.route(
    '**/content/staff/*',
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: { type: 'ReauthenticationRequiredException', message: 'Show again who you are' } },
      }),
    { times: 1 },
  )
  await card.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Require a new password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password.')
  await dialog.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toContainText(/new password required/i)

  const invited = `${randomUUID()}@example.com`
  await page.getByLabel('E-mail').fill(invited)
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog', { name: `Invitation for ${invited}` })
  await expect(link).toContainText('No e-mail is sent from here')
  await expectAccessible(page)
  const first = await link.getByLabel('Link').inputValue()
  await page.keyboard.press('Escape')
  const waiting = page.getByRole('article', { name: invited })
  await expect(waiting).toContainText('Editor')
  await expectAccessible(page)
  await waiting.getByRole('button', { name: /^Resend/ }).click()
  await expect(link.getByLabel('Link')).not.toHaveValue(first)
  const second = await link.getByLabel('Link').inputValue()
  await page.keyboard.press('Escape')

  const guest = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 740 } })
  await guest.goto(first)
  await expect(guest.getByText('A newer one was sent to you.')).toBeVisible()
  // Without loading the page again, as when a link is pasted over another.
  await guest.goto(second)
  await expect(guest.getByLabel('E-mail')).toHaveValue(invited)
  await expectAccessible(guest)
  await guest.getByLabel('Name').fill('Grace')
  await guest.locator('input[name=password]').fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: 'Site content' })).toBeVisible()
  await expect(guest).toHaveURL(/\/studio\/?$/)
  await guest.goto(second)
  await expect(guest.getByText('It has already been used.')).toBeVisible()
  await guest.close()
})

/** What an app makes of the secret that it was shown. */
function readBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function leave(page: Page) {
  await page.getByRole('button', { name: /^N .*@example/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('an authenticator app is added, asked for when its owner signs in, and replaced by a recovery code', async ({
  page,
  studio,
}) => {
  const email = await createColleague(studio)
  await page.goto('/studio/account')
  await signIn(page, { email, password })
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page)
  const shown = await dialog.locator('code').innerText()
  const secret = readBase32(shown.replaceAll(' ', ''))
  await dialog.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Wrong code.')
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, stepAt(Date.now())))
  await page.keyboard.press('Enter')
  const recovery = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(recovery.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const code = await recovery.getByRole('listitem').first().innerText()
  await recovery.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 codes are left.')).toBeVisible()
  await leave(page)

  const field = page.locator('input[name=code]')
  await signIn(page, { email, password }, () => expect(field).toBeFocused())
  await expectAccessible(page)
  await field.fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code is wrong, or was used already.')).toBeVisible()
  // The one that showed that the app works is used; phone and server may differ by one.
  await field.fill(codeOf(secret, stepAt(Date.now()) + 1))
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  await leave(page)

  await signIn(page, { email, password }, () => expect(field).toBeFocused())
  await field.fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 codes are left.')).toBeVisible()
})

/** A device with a finger on it: whatever it is asked to sign, it signs. */
async function plugAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** As when somebody holds the device who cannot open it. */
    verify: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a passkey is added, signs in without an address, shows that it is its owner, and is removed', async ({
  page,
  site,
  studio,
}) => {
  const email = await createColleague(studio, 'admin')
  const device = await plugAuthenticator(page)
  // Passkeys are good for a name, never for an IP address.
  await page.goto(`${site.url.replace('127.0.0.1', 'localhost')}/studio/account`)
  await signIn(page, { email, password })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  const added = page.getByRole('article', { name: 'My laptop' })
  await expect(added).toContainText('never used')
  await expectAccessible(page)
  expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, userName: email }])
  await added.getByRole('button', { name: 'Rename My laptop' }).click()
  await page.getByRole('dialog', { name: 'Rename My laptop' }).getByLabel('Name').fill('Blue key')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: 'Blue key' })
  await expect(card).toBeVisible()
  await leave(page)

  // The password is not enough any more; the passkey alone is.
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
  await signIn(page, { email, password }, () => expect(page.locator('input[name=code]')).toBeFocused())
  await expect(byPasskey).toBeVisible()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await device.verify(false)
  await byPasskey.click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await device.verify(true)
  await byPasskey.click()
  await expect(card).toContainText('last used')

  await page.route(
    '**/content/passkeys/*',
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: { type: 'ReauthenticationRequiredException', message: 'Show again who you are' } },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Remove Blue key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Confirm your identity' })
    .getByRole('button', { name: 'Use a passkey' })
    .click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('You sign in with a password only.')).toBeVisible()
})
