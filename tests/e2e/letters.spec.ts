import type { APIRequestContext } from '@playwright/test'
import { account, createPlayer, field } from './support/forms.ts'
import { expect, expectAccessible, someEmail, test } from './support/test.ts'

/** The address that a letter leads to, as a path of the site that is tested. */
async function linkIn(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const letters = await (await request.get('/sandbox/outbox', { params: { to: email } })).json()
    link = new RegExp(`https?://\\S+/${path}\\S+`).exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('the link of the first letter confirms the address once its reader presses the button, without a sign-in', async ({
  page,
  request,
}) => {
  const email = await createPlayer(request)
  const link = await linkIn(request, email, 'confirmation')
  await page.goto(link)
  await expect(page.getByText(`Verify that ${email} is yours.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/confirmation\/success$/)
  await expect(page.getByRole('heading', { name: 'Contact details verified' })).toBeVisible()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a link that was changed confirms nothing, and says what to do', async ({ page, request, watch }) => {
  watch.allow(/status of 400/)
  const email = await createPlayer(request)
  const link = await linkIn(request, email, 'confirmation')
  await page.goto(link.replace(encodeURIComponent(email), encodeURIComponent(someEmail())))
  await page.getByRole('main').getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/link is invalid or has expired/)).toBeVisible()
  await expect(page).toHaveURL(/\/confirmation\?/)
})

test('a signed-in player asks for a code and confirms the address by it', async ({ page, request }) => {
  const email = await createPlayer(page.request)
  await page.goto('/confirmation')
  const main = page.getByRole('main')
  await expect(field(main, 'E-mail or phone')).toHaveValue(email)
  await main.getByRole('paragraph').getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Code sent.')).toBeVisible()
  let code = ''
  await expect(async () => {
    const letters = await (await request.get('/sandbox/outbox', { params: { to: email } })).json()
    code = letters[0]?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
  }).toPass()
  await field(main, 'Code').fill(code)
  await expect(page).toHaveURL(/\/confirmation\/success$/)
})

test('the link that stops news needs no sign-in', async ({ page, request }) => {
  const email = await createPlayer(request, { notify: '1' })
  await page.goto(await linkIn(request, email, 'unsubscribe'))
  const main = page.getByRole('main')
  await expect(field(main, 'E-mail or phone')).toHaveValue(email)
  await main.locator('form').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
  await expect(field(main, 'E-mail or phone')).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/unsubscribe')
  await expect(field(main, 'E-mail or phone')).toBeVisible()
})

test('what a visitor writes to support arrives there', async ({ page, request }) => {
  const subject = `Question ${someEmail()}`
  await page.goto('/support')
  const main = page.getByRole('main')
  await field(main, 'E-mail').fill('visitor@example.com')
  await field(main, 'Subject').fill(subject)
  await field(main, 'Message').fill('How long does a withdrawal take?')
  await main.locator('form').getByRole('button', { name: /Send/ }).click()
  await expect(async () => {
    const letters = await (
      await request.get('/sandbox/outbox', { params: { to: 'support@aurora.example' } })
    ).json()
    expect(letters.map((letter: { subject: string }) => letter.subject).join()).toContain(subject)
  }).toPass()
})
