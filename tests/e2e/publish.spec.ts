import type { Page } from '@playwright/test'
import { field, goOn, openRegistration } from './support/forms.ts'
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
  steps: { fields: string[] }[]
  submit: { body: Record<string, unknown>; operation: string }
}

const form = 'form/registration-fast'
const words = 'messages/en/auth'
/** Another one with some differences to it, of which one is the terms. */
const social = 'form/social-registration'

let before: string
test.beforeEach(async ({ studio }) => {
  before = await studio.liveRelease()
})
test.afterEach(async ({ studio }) => {
  await studio.giveBack(before)
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
    await field(page, 'Password').focus()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Min length is 6/)
  }
}

/** The form is another one with some differences; these are some more. */
function changeForm(definition: Record<string, unknown>) {
  const { fields, steps, without, submit } = definition as unknown as Form
  without.push('terms')
  delete submit.body.terms
  for (const step of steps) step.fields = step.fields.filter((name) => name !== 'terms')
  steps[0]?.fields.push('fakename')
  fields.push({
    sysname: 'fakename',
    after: 'password',
    type: 'input',
    attributes: { label: 'forms.fakename.label', params: { is_required: true } },
    rules: [{ rule: 'fakename' }],
  })
}

test('a publish reaches every half-filled form, and so does a rollback', async ({
  page,
  context,
  studio,
}) => {
  const pages = [page, await context.newPage()] as const
  await halfFilled(pages)
  await studio.edit(form, changeForm)
  await studio.edit(social, (definition) => {
    const { fields, steps, without } = definition as unknown as Form
    without.push('fakename')
    fields.splice(
      fields.findIndex(({ sysname }) => sysname === 'terms'),
      1,
    )
    for (const step of steps) step.fields = step.fields.filter((name) => name !== 'terms')
  })
  await studio.edit(words, (definition) => {
    Object.assign(definition.messages as object, { 'forms.email.label': 'Your e-mail address' })
  })
  const published = await studio.publish('Ask for a nickname, not for the terms')
  expect(published.status, JSON.stringify(published.body)).toBe(201)

  await Promise.all(
    pages.map(async (one) => {
      const email = field(one, 'Your e-mail address')
      await expect(email).toBeVisible()
      await expect(email).toHaveValue('anna@example.com')
      const panel = one.getByRole('tabpanel')
      await expect(field(panel, 'Nickname')).toHaveAttribute('aria-required', 'true')
      await expect(panel.getByRole('checkbox', { name: /accept the terms/ })).toHaveCount(0)
      await expect(panel.getByRole('status').first()).toContainText('A field was removed: I am of legal age')
      await expect(panel.getByRole('status').first()).toContainText('There is a new field: Nickname.')
      // Focus, value and error of what survived are untouched.
      await expect(field(one, 'Password')).toBeFocused()
      await expect(field(one, 'Password')).toHaveValue('abc')
      await expect(field(one, 'Password')).toHaveAccessibleDescription(/Min length is 6/)
    }),
  )
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
  await goOn(page)
  await expect(
    page.getByRole('alert').getByRole('link', { name: /^Nickname: Field is required/ }),
  ).toBeVisible()

  const back = await studio.rollBack(before)
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  await Promise.all(
    pages.map(async (one) => {
      await expect(field(one, 'E-mail')).toBeVisible()
      await expect(field(one, 'E-mail')).toHaveValue('anna@example.com')
      await expect(one.getByRole('checkbox', { name: /accept the terms/ })).toBeVisible()
      await expect(field(one, 'Nickname')).toHaveCount(0)
    }),
  )
  await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible()
})

test('a form that changes under a player reads words, never a key', async ({ page, studio }) => {
  const key = 'forms.registration.text-1'
  const inEachLocale = ['en', 'de', 'lv', 'ru', 'ar'].map((locale) => `messages/${locale}/auth`)
  await page.goto('/')
  await openRegistration(page)
  await field(page, 'E-mail').fill('anna@example.com')
  // What stands on the page for a moment only is seen too.
  await page.evaluate((wanted) => {
    const look = () => {
      if (document.body.innerText.includes(wanted)) document.documentElement.dataset.keySeen = ''
    }
    const everything = { subtree: true, childList: true, characterData: true }
    new MutationObserver(look).observe(document.body, everything)
  }, key)
  await studio.edit(form, (definition) => {
    const { fields, steps } = definition as unknown as Form
    const attributes = { label: key, params: { is_required: false } }
    fields.push({ sysname: 'fakename', after: 'password', type: 'input', attributes })
    steps[0]?.fields.push('fakename')
  })
  await studio.edit(social, (definition) => {
    ;(definition as unknown as Form).without.push('fakename')
  })
  for (const one of inEachLocale)
    await studio.edit(one, (definition) => {
      Object.assign(definition.messages as object, { [key]: 'Name for others' })
    })
  try {
    const published = await studio.publish('Ask for a name')
    expect(published.status, JSON.stringify(published.body)).toBe(201)
    await expect(field(page, 'Name for others')).toBeVisible()
    await studio.rollBack(before)
    await expect(page.getByText('A field was removed: Name for others')).toBeVisible()
    await expect(field(page, 'E-mail')).toHaveValue('anna@example.com')
    await expect(page.locator('html')).not.toHaveAttribute('data-key-seen')
  } finally {
    for (const one of inEachLocale) await studio.discard(one)
  }
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
      Object.assign(fields[0] ?? {}, {
        attributes: { ...fields[0]?.attributes, label: 'forms.nowhere.label' },
      }),
  },
  'a regex that could hang a browser': {
    pointer: '/fields/0/attributes/options/regex',
    change: ({ fields }: Form) =>
      Object.assign(fields[0] ?? {}, {
        attributes: { ...fields[0]?.attributes, options: { regex: '^(a+)+$' } },
      }),
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
  await expect(field(popup, 'Password')).toHaveCount(1)
})
