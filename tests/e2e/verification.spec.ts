import type { FrameLocator, Page } from '@playwright/test'
import { createPlayer } from './support/forms.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const path = '/profile/verification'

/** A player who has signed in and looks at their verification. */
async function openVerification(page: Page): Promise<void> {
  // The cookie of the registration is the page's too.
  await createPlayer(page.request)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible()
}

const widget = (page: Page): FrameLocator => page.frameLocator('iframe[title="Identity verification"]')

/** Opens the widget by a button of the page, and hands in there. */
async function handIn(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await widget(page).getByRole('button', { name: 'Hand in sample documents' }).click()
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeFocused()
}

/** What the provider decides, on the page of the sandbox. */
async function decide(page: Page, decision: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add or view documents' }).click()
  const desk = widget(page)
  await desk.getByRole('radio', { name: decision }).check()
  if (reason) await desk.getByLabel('Reason').selectOption(reason)
  await desk.getByRole('button', { name: 'Decide' }).click()
}

test('a player verifies who they are, is asked for another document, and is verified without reloading', async ({
  page,
}) => {
  await openVerification(page)
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible()
  await expect(page.getByText('A valid passport, identity card or driving licence')).toBeVisible()
  await expectAccessible(page)

  await handIn(page, 'Start verification')
  await expectAccessible(page)
  await decide(page, 'Ask for other documents', 'The document has expired')
  await expect(page.getByText('More information needed')).toBeVisible()
  await expect(page.getByText('The document has expired. Use a valid one.')).toBeVisible()
  await expectAccessible(page)

  await handIn(page, 'Submit again')
  await decide(page, 'Approve')
  await expect(page.getByText('Your identity is verified')).toBeVisible()
  await expect(page.getByText('Verified on')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Your identity is verified')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start verification' })).toHaveCount(0)
})

test('a final rejection says so, offers support and nothing to hand in', async ({ page }) => {
  await openVerification(page)
  await handIn(page, 'Start verification')
  await decide(page, 'Reject finally', 'The document is forged')
  await expect(page.getByText('We could not verify your identity')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Support' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit again' })).toHaveCount(0)
  await expect(page.getByText('forged')).toHaveCount(0)
  await expectAccessible(page)
})

test('nothing that a browser says completes a verification', async ({ page, site }) => {
  await openVerification(page)
  const call = async (operation: string, form: Record<string, string> = {}) => {
    const answer = await page.request.post(`/api/${operation}?version=1&locale=en`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form,
    })
    return answer.status()
  }
  expect(await call('verification/createApplicant')).toBe(200)
  expect(await call('account/setUserOnVerification')).toBe(200)
  const forged = await fetch(`${site.url}/hooks/verification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-payload-digest-alg': 'HMAC_SHA256_HEX' },
    body: JSON.stringify({ type: 'applicantReviewed', reviewResult: { reviewAnswer: 'GREEN' } }),
  })
  expect(forged.status).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We are checking your documents' })).toBeVisible()
})

test('documents are handed in and taken back, by pointer and by key', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  await openVerification(page)
  const proof = {
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF\n'),
  }
  // Files can be chosen before they can be dropped; what is chosen just as that changes would be lost.
  await expect(page.locator('.mantine-Dropzone-root').first()).toBeVisible()
  await page.getByLabel('Proof of address').setInputFiles(proof)
  const remove = page.getByRole('button', { name: 'Remove bill.pdf' })
  await expect(remove).toBeVisible()
  await page.reload()
  await expect(remove).toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel('Proof of address').setInputFiles({ ...proof, buffer: Buffer.from('no document') })
  await expect(page.getByRole('alert').filter({ hasText: 'This file type is not accepted' })).toBeVisible()
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Proof of address')).toBeVisible()
  await expect(remove).toHaveCount(0)
})

test('what waits for verification leads to it by a popup', async ({ page, watch }) => {
  watch.allow(/409/)
  await openVerification(page)
  await page.route('**/api/verification/getAccessToken*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { type: 'SumsubVerificationRequiredException', message: 'Verify first' } },
    }),
  )
  await page.getByRole('button', { name: 'Start verification' }).click()
  const popup = page.getByRole('dialog', { name: 'Verify your identity' })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Go to verification' }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('every step fits', async ({ page }) => {
    await openVerification(page)
    const fits = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(360)
    }
    await fits()
    await handIn(page, 'Start verification')
    await page.getByRole('button', { name: 'Add or view documents' }).click()
    await expect(widget(page).getByRole('button', { name: 'Decide' })).toBeVisible()
    await fits()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close verification' }).click()
    await expect(page.getByRole('button', { name: 'Add or view documents' })).toBeFocused()
  })
})
