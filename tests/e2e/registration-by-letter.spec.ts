import { quickRegistration } from '../fixtures/players/quickRegistration.ts'
import { codeTo, wrongCode } from './support/codes.ts'
import { account, field, fillFast, openRegistration, password, submitButton } from './support/forms.ts'
import { expect, expectAccessible, someEmail, test } from './support/test.ts'

let before: string
test.beforeAll(async ({ studio }) => {
  before = await studio.liveRelease()
  await studio.edit('site/main', (site) => {
    const { auth } = site as { auth: { registration: Record<string, unknown> } }
    auth.registration.byLetter = true
  })
  expect((await studio.publish('Tell nobody who is registered')).status).toBe(201)
})
test.afterAll(async ({ studio }) => {
  await studio.giveBack(before)
})

test('a registration ends in a code from the inbox, and then signed in', async ({ page, request, watch }) => {
  watch.allow(/status of 400/)
  await page.goto('/')
  const form = await openRegistration(page)
  const email = await fillFast(form)
  await submitButton(form).click()
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })
  await expect(inbox.getByText('We sent a message to p•••@e•••.com.')).toBeVisible()
  await expect(inbox.getByText('Resend code')).toBeVisible()
  await expectAccessible(page)
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeAttached()

  const code = await codeTo(request, email)
  // Sent with its last digit.
  await field(inbox, 'Code').fill(wrongCode(code))
  await expect(field(inbox, 'Code')).toHaveAccessibleDescription(/The code is invalid/)
  await field(inbox, 'Code').fill(code)
  await expect(page).toHaveURL(/\/cashier\/deposit\?(.*&)?register=success$/)
  await expect(page.getByText('Welcome to Aurora! Your account is open.')).toBeVisible()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever is registered sees the same, and reads in the letter where to sign in', async ({
  page,
  request,
  browser,
  site,
}) => {
  const email = someEmail()
  const other = await browser.newContext({ baseURL: site.url })
  await other.request.post('/api/auth/register?version=1&locale=en&form=registration-fast', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: quickRegistration(email, password),
  })
  const code = await codeTo(request, email)
  const done = await other.request.post('/api/auth/finishRegistration?version=1&locale=en', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { code },
  })
  expect(done.status()).toBe(200)
  await other.close()

  await page.goto('/')
  const form = await openRegistration(page)
  await fillFast(form, email)
  await submitButton(form).click()
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })
  await expect(inbox.getByText('We sent a message to p•••@e•••.com.')).toBeVisible()
  await inbox.getByRole('button', { name: 'Back' }).click()
  await expect(field(page.getByRole('dialog', { name: 'Register' }), 'E-mail')).toBeVisible()

  let link = ''
  await expect(async () => {
    const letters = await (await request.get('/sandbox/outbox', { params: { to: email } })).json()
    expect(letters[0].subject).toBe('You already have an account at Aurora')
    link = /https?:\/\/\S+show_popup_auth=1/.exec(letters[0].text)?.[0] ?? ''
  }).toPass()
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})
