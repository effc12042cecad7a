import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import {
  acceptTerms,
  chooseTab,
  field,
  fillPerson,
  goOn,
  openRegistration,
  password,
} from './support/forms.ts'
import { expect, someEmail, test } from './support/test.ts'

const stockValidator = join(import.meta.dirname, '../fixtures/content/stockValidator.ts')

// That there was no violation is checked after every test, by the fixture.
test('a form with conditions is checked in the browser under the policy of production', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-")
  expect(policy).not.toMatch(/unsafe-(eval|inline)/)

  const form = await chooseTab(await openRegistration(page), 'By phone')
  await field(form, 'Password').fill('abc')
  await goOn(form)
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    /^Mobile phone: /,
    'Password: Min length is 6',
    /Accept the terms/,
  ])
  await field(form, 'Mobile phone').fill('21234567')
  await field(form, 'Password').fill(password)
  await acceptTerms(form)
  await fillPerson(form)
  await goOn(form)
  await expect(field(form, 'Promo code')).toHaveCount(0)
  await form.getByRole('checkbox', { name: 'I have a promo code' }).check()
  await field(form, 'Promo code').fill('NORTH')
  await form.getByRole('checkbox', { name: 'I have a promo code' }).uncheck()
  await expect(field(form, 'Promo code')).toHaveCount(0)

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const restore = page.getByRole('dialog', { name: 'Reset password' })
  await field(restore, 'E-mail or phone').fill(someEmail())
  await restore.locator('form').getByRole('button', { name: 'Continue' }).click()
  await field(restore, 'Code').fill('123456')
  await field(restore, 'New password').fill('Secret-77')
  await field(restore, 'Confirm password').fill('Secret-78')
  await restore.locator('form').getByRole('button', { name: 'Set new password' }).click()
  await expect(field(restore, 'Confirm password')).toHaveAccessibleDescription(/Passwords do not match/)
})

test('text becomes HTML through the cleaner of messages alone', async ({ page, watch }) => {
  watch.allow(/Trusted|CSP violation/)
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const writes = await page.evaluate(() => {
    const attempt = (write: () => unknown) => {
      try {
        write()
        return 'written'
      } catch (error) {
        return (error as Error).name
      }
    }
    const policies = (
      globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes
    return [
      attempt(() => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' })),
      attempt(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
      attempt(() => policies.createPolicy('mine', { createHTML: (text: string) => text })),
    ]
  })
  expect(writes).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

test('the stock validator of the form engine fails under the same policy', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/CSP violation|unsafe-eval|TrustedScript|Error compiling schema|EvalError|Error encountered/)
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const server = await serveStock()
  try {
    const outcome = async (withPolicy: string) => {
      server.setPolicy(withPolicy)
      await page.goto(server.url)
      await expect(page).toHaveTitle(/isValid/)
      return JSON.parse(await page.title()) as { isValid: boolean; errors: number; blocked: number }
    }
    expect(await outcome('')).toEqual({ isValid: true, errors: 0, blocked: 0 })
    const under = await outcome(policy)
    expect(under.isValid).toBe(false)
    expect(under.errors).toBeGreaterThan(0)
    expect(under.blocked).toBeGreaterThan(0)
  } finally {
    await server.stop()
  }
})

/** A page that validates a right value with `@rjsf/validator-ajv8`, served with any policy. */
async function serveStock() {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: stockValidator } },
  })) as Rolldown.RolldownOutput
  const script = output.output[0].code
  let policy = ''
  const server = createServer((request, response) => {
    if (policy) response.setHeader('content-security-policy', policy)
    const isScript = request.url === '/stock.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(
      isScript
        ? script
        : '<!doctype html><link rel="icon" href="/icon"><script type="module" src="/stock.js"></script>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setPolicy(next: string) {
      policy = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
