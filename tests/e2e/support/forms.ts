import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { FormValues } from '../../../generated/forms.ts'
import { person } from '../../fixtures/players/completeProfile.ts'
import { someEmail } from './test.ts'

export const password = 'Secret-77'

/** The registration in its popup, opened as a visitor does. */
export async function openRegistration(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const popup = page.getByRole('dialog', { name: 'Register' })
  await expect(field(popup, 'E-mail')).toBeVisible()
  return popup
}

/** A field that is typed into; a tab may have the same name. */
export function field(where: Page | Locator, name: string): Locator {
  return where.getByRole('textbox', { name, exact: true })
}

/** Picks an option of a box that is searched, by what it is named. */
export async function pick(box: Locator, name: string): Promise<void> {
  if (await box.evaluate(({ tagName }) => tagName === 'SELECT')) {
    await box.selectOption({ label: name })
    return
  }
  await box.fill(name)
  await box.press('Enter')
}

export function submitButton(where: Page | Locator): Locator {
  return where.locator('form').getByRole('button', { name: 'Open an account' })
}

/** To the next step of a form. */
export async function goOn(where: Page | Locator): Promise<void> {
  await where.locator('form').getByRole('button', { name: 'Next' }).click()
}

/** Fills what quick registration asks for, up to its last step; country and currency have their first values. */
export async function fillFast(where: Page | Locator, email = someEmail()): Promise<string> {
  await field(where, 'E-mail').fill(email)
  await field(where, 'Password').fill(password)
  await acceptTerms(where)
  await fillPerson(where)
  await goOn(where)
  return email
}

/** The end of the first step of every registration. */
export async function acceptTerms(where: Page | Locator): Promise<void> {
  await where.getByRole('checkbox', { name: /accept the terms/ }).check()
  await goOn(where)
}

/** Who the player is, as every form of registration asks. */
export async function fillPerson(where: Page | Locator): Promise<void> {
  await field(where, 'First name').fill(person.first_name)
  await field(where, 'Last name').fill(person.last_name)
  await field(where, 'Date of birth').fill('17.05.1990')
}

/** Fills the full registration of somebody in Latvia, up to the step that asks for a phone number. */
export async function fillFull(where: Page | Locator, email = someEmail()): Promise<string> {
  await field(where, 'E-mail').fill(email)
  await field(where, 'Password').fill(password)
  await acceptTerms(where)
  await fillPerson(where)
  await pick(where.getByRole('combobox', { name: 'Region' }), 'Vidzeme')
  await field(where, 'Town').fill('Cēsis')
  await field(where, 'Postcode').fill('LV-4101')
  await field(where, 'Street, house, flat').fill('Rīgas iela 1')
  await goOn(where)
  await expect(field(where, 'Mobile phone')).toBeVisible()
  return email
}

/** The account menu of the header. */
export function account(page: Page): Locator {
  return page.getByRole('banner').getByRole('navigation', { name: 'Your account' })
}

/** Calls of one operation, from now on. */
export function watchCalls(page: Page, operation: string): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === `/api/${operation.replace('.', '/')}`) calls.push(url)
  })
  return calls
}

/** The tab that shows a way to register. */
export async function chooseTab(where: Page | Locator, name: string): Promise<Locator> {
  await where.getByRole('tab', { name }).click()
  const panel = where.getByRole('tabpanel', { name })
  await expect(panel.locator('form')).toBeVisible()
  return panel
}

/** The player goes, as when a browser is closed and its cookies are cleared. What the page still asks for ends with it. */
export async function forgetPlayer(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** What quick registration sends of somebody in Latvia. */
const quickRegistration = (email: string) =>
  ({
    email,
    password,
    currency: 'EUR',
    country_code: 'LV',
    terms: '1',
    is_betting: '0',
    ...person,
  }) satisfies { [Field in keyof FormValues['registration-fast']]: string }

/**
 * A player with an account, registered as a program does it. Signed in where the cookies of `request` are: with
 * `page.request` the page is, which takes a tenth of the time of a sign-in by the popup.
 */
export async function createPlayer(
  request: APIRequestContext,
  more: Record<string, string> = {},
): Promise<string> {
  const email = someEmail()
  const answer = await request.post('/api/auth/register?version=1&locale=en&form=registration-fast', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { login: email, ...quickRegistration(email), ...more },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return email
}

/** Signs in by the popup of the header, or by the one that opened by itself on the way to a page. */
export async function signIn(page: Page, email: string): Promise<void> {
  if (!page.url().includes('redirectUrl='))
    await account(page).getByRole('button', { name: 'Sign in' }).click()
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await field(popup, 'E-mail or phone').fill(email)
  await field(popup, 'Password').fill(password)
  await popup.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
}

/** Signs out by the player's menu in the header. */
export async function signOut(page: Page): Promise<void> {
  const leave = account(page).getByRole('menuitem', { name: 'Sign out' })
  // A page that comes meanwhile, as after a registration, closes the menu.
  await expect(async () => {
    if (!(await leave.isVisible())) await account(page).getByRole('button', { name: 'Account' }).click()
    await leave.click({ timeout: 5_000 })
  }).toPass()
}
