import type { Page } from '@playwright/test'
import { createPlayer, signIn, signOut } from './support/forms.ts'
import { expect, takenOver, test } from './support/test.ts'

let before: string
test.beforeEach(async ({ studio }) => {
  before = await studio.liveRelease()
})
test.afterEach(({ studio }) => studio.giveBack(before))

const chat = (page: Page) => page.frameLocator('iframe[title="Chat with support"]')
const talk = (page: Page) => chat(page).frameLocator('iframe[title="Chat"]')
const badge = (page: Page) => chat(page).getByRole('button', { name: 'Open the chat' })

/** Does something, as visitors do all the time, until somebody hears it: then the chat comes. */
const act = (page: Page) =>
  expect(async () => {
    await page.mouse.move(40, 40)
    await page.mouse.move(60, 60)
    await expect(page.locator('iframe[title="Chat with support"]')).toBeAttached({ timeout: 500 })
  }).toPass()

/** Says something, and is answered by whoever has the page of the operator open. */
async function write(page: Page, text: string) {
  await talk(page).getByLabel('Message').fill(text)
  await talk(page).getByRole('button', { name: 'Send' }).click()
  await expect(talk(page).getByRole('log').getByText(text)).toBeVisible()
}

test('a player talks to support in a frame, under their name, and leaves nothing behind', async ({
  page,
  context,
  request,
  studio,
}) => {
  await studio.edit('site/main', (definition) => {
    definition.support = {
      chat: 'chatwoot',
      config: { chatwoot: { websiteToken: 'sandbox', baseUrl: '/sandbox/chat' } },
    }
  })
  expect((await studio.publish('A chat')).status).toBe(201)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  const email = await createPlayer(request)
  const opened = await page.goto('/support')
  expect(opened?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await takenOver(page)
  expect(asked.filter((path) => /chat/i.test(path))).toEqual([])
  await act(page)
  await badge(page).click()
  await write(page, 'I am nobody')
  await expect(talk(page).getByRole('status')).toHaveText('You write as a visitor.')
  await chat(page).getByRole('button', { name: 'Close the chat' }).click()

  // Whoever signs in begins anew, as the site says who they are.
  await signIn(page, email)
  await badge(page).click()
  await expect(talk(page).getByRole('status')).toContainText('You write as')
  await expect(talk(page).getByRole('status')).not.toHaveText('You write as a visitor.')
  await expect(talk(page).getByText('I am nobody')).toHaveCount(0)
  await write(page, 'Where is my money?')

  const operator = await context.newPage()
  await operator.goto('/sandbox/chat')
  const conversation = operator.getByLabel(/^Answer to Player/).first()
  await conversation.fill('On its way')
  await conversation.press('Enter')
  await expect(operator.getByText('On its way')).toBeVisible()
  await operator.close()
  await expect(talk(page).getByText('On its way')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Close the chat' }).click()

  await page.goto('/betting')
  await act(page)
  const frame = page.locator('iframe[title="Chat with support"]')
  await expect(frame).toBeHidden()

  await page.goto('/support')
  await act(page)
  await badge(page).click()
  await expect(talk(page).getByText('On its way')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Close the chat' }).click()
  await signOut(page)
  await badge(page).click()
  await expect(talk(page).getByRole('status')).toHaveText('You write as a visitor.')
  await expect(talk(page).getByText('On its way')).toHaveCount(0)
})
