import type { Page } from '@playwright/test'
import { field, openRegistration, submitButton } from './support/forms.ts'
import { expect, test } from './support/test.ts'

type Field = {
  sysname: string
  type: string
  attributes: Record<string, unknown>
  rules?: unknown[]
  after?: string
}
type Form = {
  fields: Field[]
  without: string[]
  dynamicFields: { after: string }
  submit: { body: Record<string, unknown>; operation: string }
}

const form = 'form/registration-fast'
const words = 'messages/en/auth'

let before: string
test.beforeEach(async ({ studio }) => {
  before = await studio.liveRelease()
})
test.afterEach(async ({ studio }) => {
  if ((await studio.liveRelease()) !== before) await studio.rollBack(before)
  await studio.discard(form)
  await studio.discard(words)
})

/** Two players, each with a half-filled registration: one in the popup, one on the page of its own. */
async function halfFilled(pages: readonly [Page, Page]) {
  const [first, second] = pages
  await first.goto('/')
  await openRegistration(first)
  await second.goto('/forms/sign_up')
  for (const page of pages) {
    await field(page, 'E-mail').fill('anna@example.com')
    await field(page, 'Password').fill('abc')
    await page.getByRole('tabpanel').getByLabel('Country of residence').selectOption('DE')
    await field(page, 'Password').focus()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Min length is 6/)
  }
}

/** The form is another one with some differences; these are some more. */
function changeForm(definition: Record<string, unknown>) {
  const { fields, dynamicFields, without } = definition as unknown as Form
  dynamicFields.after = 'fakename'
  without.push('currency')
  fields.push({
    sysname: 'fakename',
    after: 'country_code',
    type: 'input',
    attributes: { label: 'forms.fakename.label', params: { is_required: true } },
    rules: [{ rule: 'fakename' }],
  })
  Object.assign(fields.find(({ sysname }) => sysname === 'country_code') ?? {}, { onChange: [] })
}

test('a publish reaches every half-filled form, and so does a rollback', async ({
  page,
  context,
  studio,
}) => {
  const pages = [page, await context.newPage()] as const
  await halfFilled(pages)
  await studio.edit(form, changeForm)
  await studio.edit(words, (definition) => {
    Object.assign(definition.messages as object, { 'forms.email.label': 'Your e-mail address' })
  })
  const published = await studio.publish('Ask for a nickname, not for a currency')
  expect(published.status, JSON.stringify(published.body)).toBe(201)

  await Promise.all(
    pages.map(async (one) => {
      const email = field(one, 'Your e-mail address')
      await expect(email).toBeVisible()
      await expect(email).toHaveValue('anna@example.com')
      const panel = one.getByRole('tabpanel')
      await expect(field(panel, 'Name')).toHaveAttribute('aria-required', 'true')
      await expect(panel.getByLabel('Currency')).toHaveCount(0)
      await expect(panel.getByRole('status').first()).toContainText('A field was removed: Currency.')
      await expect(panel.getByRole('status').first()).toContainText('There is a new field: Name.')
      await expect(panel.getByLabel('Country of residence')).toHaveValue('DE')
      // Focus, value and error of what survived are untouched.
      await expect(field(one, 'Password')).toBeFocused()
      await expect(field(one, 'Password')).toHaveValue('abc')
      await expect(field(one, 'Password')).toHaveAccessibleDescription(/Min length is 6/)
    }),
  )
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await submitButton(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /^Name: Field is required/ })).toBeVisible()

  const back = await studio.rollBack(before)
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  await Promise.all(
    pages.map(async (one) => {
      await expect(field(one, 'E-mail')).toBeVisible()
      await expect(field(one, 'E-mail')).toHaveValue('anna@example.com')
      await expect(one.getByRole('tabpanel').getByLabel('Currency')).toHaveValue('EUR')
      await expect(field(one, 'Name')).toHaveCount(0)
      await expect(one.getByRole('tabpanel').getByLabel('Country of residence')).toHaveValue('DE')
    }),
  )
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

const faults = {
  'a field that its operation does not take': {
    pointer: /^\/fields\/0/,
    change: ({ fields }: Form) =>
      fields.unshift({ sysname: 'shoe_size', type: 'input', attributes: { label: 'forms.email.label' } }),
  },
  'a text that no locale has': {
    pointer: '/fields/0/attributes/label',
    change: ({ fields }: Form) =>
      Object.assign(fields[0]?.attributes ?? {}, { label: 'forms.nowhere.label' }),
  },
  'a regex that could hang a browser': {
    pointer: '/fields/0/attributes/options/regex',
    change: ({ fields }: Form) =>
      Object.assign(fields[0]?.attributes ?? {}, { options: { regex: '^(a+)+$' } }),
  },
  'an operation that is not there': {
    pointer: '/submit/operation',
    change: ({ submit }: Form) => Object.assign(submit, { operation: 'auth.enroll' }),
  },
  'a type that is not there': {
    pointer: '/fields/0/type',
    change: ({ fields }: Form) => Object.assign(fields[0] ?? {}, { type: 'slider' }),
  },
}

test('a broken definition is refused with its place, and players see nothing of it', async ({
  page,
  studio,
}) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  await field(popup, 'E-mail').fill('anna@example.com')
  const events: string[] = []
  page.on('request', (request) => events.push(request.url()))
  for (const [name, { pointer, change }] of Object.entries(faults)) {
    await test.step(name, async () => {
      await studio.edit(form, (definition) => void change(definition as unknown as Form))
      const answer = await studio.publish(name)
      expect(answer.status).toBe(422)
      const problem = { definition: form, message: expect.any(String), hint: expect.any(String) }
      expect(answer.body.problems).toContainEqual(
        expect.objectContaining({
          ...problem,
          pointer: typeof pointer === 'string' ? pointer : expect.stringMatching(pointer),
        }),
      )
      await studio.discard(form)
    })
  }
  expect(await studio.liveRelease()).toBe(before)
  // What an idle browser fetches ahead are artefacts; a release is asked for only when it is told of one.
  expect(events.filter((url) => url.includes('/content/release'))).toEqual([])
  await expect(field(popup, 'E-mail')).toHaveValue('anna@example.com')
  await expect(popup.getByLabel('Currency')).toHaveCount(1)
})
