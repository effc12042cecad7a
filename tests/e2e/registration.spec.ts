import { chooseCharacter, expectCharacter } from './support/characters.ts'
import { codeTo } from './support/codes.ts'
import {
  acceptTerms,
  account,
  chooseTab,
  field,
  fillFast,
  fillPerson,
  goOn,
  openRegistration,
  password,
  pick,
  signOut,
  submitButton,
  watchCalls,
} from './support/forms.ts'
import { expect, someEmail, someMobile, test } from './support/test.ts'

test('quick registration from the popup ends signed in, at the deposit page', async ({ page }) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  await expect(field(popup, 'E-mail')).toBeFocused()
  await fillFast(popup)
  await submitButton(popup).click()

  await expect(page).toHaveURL(/\/cashier\/deposit\?(.*&)?register=success$/)
  await expect(popup).toBeHidden()
  await expect(page.getByText('Welcome to Aurora! Your account is open.')).toBeVisible()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
})

test('the address opens the popup, and closing it cleans the address', async ({ page }) => {
  await page.goto('/support?show_popup_reg=1&promo_code=NORTH#help')
  const popup = page.getByRole('dialog', { name: 'Register' })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(/\/support\?promo_code=NORTH#help$/)
  expect(await page.evaluate(() => localStorage.getItem('show_popup_reg'))).toBe('1')

  await page.goto('/?show_popup_auth=1')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('what was typed is kept by a reload, and closing asks', async ({ page }) => {
  await page.goto('/?show_popup_reg=1')
  const popup = page.getByRole('dialog', { name: 'Register' })
  await field(popup, 'E-mail').fill('anna@example.com')
  await field(popup, 'Password').fill(password)
  await page.reload()
  await expect(field(popup, 'E-mail')).toHaveValue('anna@example.com')
  await expect(field(popup, 'Password')).toHaveValue('')
  // It is there in another way to register too.
  const full = await chooseTab(popup, 'With all details')
  await expect(field(full, 'E-mail')).toHaveValue('anna@example.com')
  await field(full, 'E-mail').press('End')
  await field(full, 'E-mail').pressSequentially('x')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close this form?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(full, 'E-mail')).toHaveValue('anna@example.comx')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  await openRegistration(page)
  await expect(field(popup, 'E-mail')).toHaveValue('anna@example.comx')
})

test('prevent_close leaves no way out but the form', async ({ page }) => {
  await page.goto('/?show_popup_reg=1&prevent_close=1')
  const popup = page.getByRole('dialog', { name: 'Register' })
  await expect(field(popup, 'E-mail')).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(popup).toBeVisible()
  await fillFast(popup)
  await submitButton(popup).click()
  await expect(page).toHaveURL(/\/cashier\/deposit\?(.*&)?register=success$/)
  await expect(page).not.toHaveURL(/prevent_close|show_popup_reg/)
})

test('registration leads on to a redirectUrl, encoded once more as the document has it', async ({ page }) => {
  const redirectUrl = encodeURIComponent(encodeURIComponent('/support?topic=1'))
  await page.goto(`/?show_popup_reg=1&redirectUrl=${redirectUrl}`)
  const popup = page.getByRole('dialog')
  await fillFast(popup)
  await submitButton(popup).click()
  await expect(page).toHaveURL(/\/support\?topic=1&register=success$/)
})

// All spellings of another origin are tried where addresses are checked, and where actions follow them.
test('a redirectUrl never leads out of the site', async ({ page, site }) => {
  await page.goto(`/?show_popup_reg=1&redirectUrl=${encodeURIComponent('//evil.example')}`)
  const popup = page.getByRole('dialog')
  await fillFast(popup)
  await submitButton(popup).click()
  await expect(account(page).getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(popup).toBeHidden()
  expect(new URL(page.url()).origin).toBe(site.url)
})

test('another country brings its own fields, and leaves the region to the player', async ({ page }) => {
  await page.goto('/forms/sign_up')
  const asked = watchCalls(page, 'account.getPersonalDataFields')
  const form = await chooseTab(page, 'With all details')
  await field(form, 'E-mail').fill(someEmail())
  await field(form, 'Password').fill(password)
  await acceptTerms(form)
  const region = form.getByLabel('Region')
  await expect(region).toHaveValue('')
  await field(form, 'First name').fill('Anna')
  // Once for the quick form and this one.
  expect(asked.map((url) => url.searchParams.get('country'))).toEqual(['LV'])

  await pick(form.getByLabel('Country of residence'), 'Sweden')
  await pick(form.getByLabel('Country of residence'), 'Germany')
  await expect(region).toHaveValue('')
  // What is typed in one form stands in the other as well.
  expect(new Set(asked.map((url) => url.searchParams.get('country')))).toEqual(new Set(['LV', 'SE', 'DE']))
  await expect(field(form, 'First name')).toHaveValue('Anna')

  await pick(form.getByLabel('Country of residence'), 'Brazil')
  await expect(form.getByRole('combobox', { name: 'Document', exact: true })).not.toHaveValue('')

  await pick(form.getByLabel('Country of residence'), 'Germany')
  await expect(form.getByRole('combobox', { name: 'Document', exact: true })).toHaveCount(0)
  await pick(region, 'Berlin')
  await field(form, 'Last name').fill('Kalniņa')
  await field(form, 'Date of birth').fill('28.02.1990')
  await field(form, 'Town').fill('Berlin')
  await field(form, 'Postcode').fill('10115')
  await field(form, 'Street, house, flat').fill('Ackerstraße 1')
  await goOn(form)
  await expect(form.getByLabel('Currency')).toHaveValue('EUR')
  await expect(form.getByLabel(/Country code/)).toHaveValue('+49')
  await field(form, 'Mobile phone').fill(`151${String(Date.now()).slice(-8)}`)
  await goOn(form)
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/cashier\/deposit\?(.*&)?register=success$/)
})

test('registration by phone shapes the number by its country, and asks for the code that was sent there', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  const form = await chooseTab(popup, 'By phone')
  const number = field(form, 'Mobile phone')
  await number.pressSequentially('2')
  await number.pressSequentially(String(Date.now()).slice(-7))
  await expect(number).toHaveValue(/^2\d \d{3} \d{3}$/)
  await number.fill('+49 151 12345678')
  await expect(form.getByLabel(/Country code/)).toHaveValue('+49')
  await expect(number).toHaveValue('151 12345678')
  // Numbers of countries in which no account can be opened are not offered.
  await form.getByRole('combobox', { name: /Country code/ }).fill('Norway')
  await expect(page.getByText('No options available')).toBeVisible()
  await pick(form.getByRole('combobox', { name: /Country code/ }), 'Latvia')
  const mobile = someMobile()
  await number.fill(mobile)
  await field(form, 'Password').fill(password)
  await acceptTerms(form)
  await fillPerson(form)
  await goOn(form)
  await chooseCharacter(form, 'Marek')
  await submitButton(form).click()
  await expect(page).toHaveURL(/\/cashier\/deposit\?(.*&)?register=success$/)
  await expectCharacter(page.request, 'Marek')

  const asked = page.getByRole('dialog', { name: 'Verify your e-mail or phone' })
  await expect(field(asked, 'Code')).toBeFocused()
  await asked.getByRole('button', { name: 'Close' }).click()
  const notices = page.getByRole('complementary', { name: 'Notifications' })
  await notices.getByRole('button', { name: 'Enter code' }).click()
  await field(asked, 'Code').fill(await codeTo(request, `371${mobile}`))
  await expect(page.getByText('Contact verified')).toBeVisible()
  await expect(asked).toBeHidden()
  await expect(notices.getByRole('button', { name: 'Enter code' })).toHaveCount(0)
})

test('what is missing or wrong is listed with links, and the first field has the focus', async ({ page }) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  const sent = watchCalls(page, 'auth.register')
  await field(popup, 'Password').fill('abc')
  await goOn(popup)
  const summary = popup.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    'E-mail: Enter your e-mail address',
    'Password: Min length is 6',
    /accept the terms and conditions and the privacy policy: Accept the terms/,
  ])
  const email = field(popup, 'E-mail')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address')

  await summary.getByRole('link', { name: /terms/ }).click()
  await expect(popup.getByRole('checkbox', { name: /terms/ })).toBeFocused()
  await email.fill('not an address')
  await expect(email).toHaveAccessibleDescription('Wrong email address')
  await email.fill(someEmail())
  await expect(email).toHaveAccessibleDescription('')
  await field(popup, 'Password').fill(password)
  await goOn(popup)
  await expect(summary.getByRole('link')).toHaveCount(1)
  await expect(popup.getByRole('checkbox', { name: /terms/ })).toBeFocused()
  expect(sent).toEqual([])
})

test('what only the server knows is said at its field, and goes when the field is edited', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/)
  await page.goto('/')
  const taken = await fillFast(await openRegistration(page))
  await submitButton(page.getByRole('dialog')).click()
  await signOut(page)
  await expect(account(page).getByRole('button', { name: 'Register' })).toBeVisible()

  const popup = await openRegistration(page)
  await fillFast(popup, taken.toUpperCase())
  await submitButton(popup).click()
  const email = field(popup, 'E-mail')
  await expect(email).toHaveAccessibleDescription(/account with this e-mail already exists/)
  await expect(email).toBeFocused()
  await expect(popup.getByRole('alert').getByRole('link')).toHaveCount(1)
  await expect(popup.getByText('Step 1 of 3')).toBeVisible()
  await email.press('End')
  await email.pressSequentially('x')
  await expect(email).toHaveAccessibleDescription('')
  await expect(popup.getByRole('alert')).toBeHidden()
  await goOn(popup)
  await goOn(popup)
  await submitButton(popup).click()
  await expect(page).toHaveURL(/\/cashier\/deposit/)
})

test('a second press while the first is under way sends nothing', async ({ page }) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  await fillFast(popup)
  const sent = watchCalls(page, 'auth.register')
  let answer = () => {}
  await page.route('**/api/auth/register?*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await submitButton(popup).dblclick()
  await popup.getByRole('checkbox', { name: /news and offers/ }).press('Enter')
  await expect(popup.getByRole('status').filter({ hasText: 'Sending…' })).toHaveCount(1)
  expect(sent).toHaveLength(1)
  answer()
  await expect(page).toHaveURL(/\/cashier\/deposit/)
  expect(sent).toHaveLength(1)
})
