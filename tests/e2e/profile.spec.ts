import type { Locator, Page } from '@playwright/test'
import { account, createPlayer, field, password, pick, signIn } from './support/forms.ts'
import { expect, expectAccessible, someEmail, someMobile, takenOver, test } from './support/test.ts'

/** What players might put into any field. */
const attack = '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>'
const wasAttacked = (page: Page) => page.evaluate(() => 'attacked' in window)

/** A section of a profile page, by its heading. */
function section(page: Page, name: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
}

/** Opens what changes a section. */
async function change(part: Locator, button = 'Change') {
  await part.getByRole('button', { name: new RegExp(`^${button} `) }).click()
}

async function openProfile(page: Page, path = 'settings', email?: string): Promise<string> {
  const login = email ?? (await createPlayer(page.request))
  if (email) {
    await page.goto('/')
    await signIn(page, email)
  }
  await page.goto(`/profile/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return login
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Your profile' })

test('the navigation stands on every page of the profile and marks where one is', async ({ page }) => {
  await openProfile(page)
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Settings')
  await navigation(page).getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL(/\/profile\/security$/)
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Security')
  for (const [name, path] of [
    ['My bets', 'bets/history'],
    ['Bonuses', 'bonuses'],
    ['Loyalty', 'loyalty'],
    ['Cashback', 'cashback'],
    ['Communication preferences', 'notification'],
  ]) {
    await navigation(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/${path}$`))
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText(name ?? '')
  }

  // On phones the sections stand on a page of their own, with a way back from each.
  await page.setViewportSize({ width: 360, height: 740 })
  const quick = page.getByRole('navigation', { name: 'Quick menu' })
  await quick.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/profile\/overview$/)
  await expect(navigation(page).getByRole('link', { name: /^My limits Limits, breaks/ })).toBeVisible()
  await navigation(page)
    .getByRole('link', { name: /^Security / })
    .click()
  await expect(page).toHaveURL(/\/profile\/security$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to account' })).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)
  await page.goBack()
  await navigation(page)
    .getByRole('link', { name: /^Settings / })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Back to account' }).click()
  await expect(page).toHaveURL(/\/profile\/overview$/)
  await navigation(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(account(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('personal data are asked for by country, kept, and shown when one comes back', async ({ page }) => {
  await openProfile(page)
  const data = section(page, 'Personal data')
  await change(data)
  await expect(data.getByRole('combobox', { name: 'Country of residence' })).toHaveValue('Latvia')
  await field(data, 'First name').fill('Anna')
  await field(data, 'Last name').fill('Bērziņa')
  await field(data, 'Date of birth').fill('01.02.1990')
  await field(data, 'Town').fill('Rīga')
  await field(data, 'Street, house, flat').fill('Brīvības iela 1')
  await data.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your data is saved')).toBeVisible()

  await expect(data.locator('form')).toHaveCount(0)
  for (const text of ['Bērziņa', '01.02.1990', 'Latvia', 'Brīvības iela 1'])
    await expect(data).toContainText(text)
  await page.reload()
  await change(data)
  await expect(field(data, 'First name')).toHaveValue('Anna')
  await expect(field(data, 'Date of birth')).toHaveValue('01.02.1990')
  await expect(field(data, 'Street, house, flat')).toHaveValue('Brīvības iela 1')
})

test('what is wrong is said at its field, and nothing typed is lost', async ({ page }) => {
  await openProfile(page)
  const data = section(page, 'Personal data')
  await change(data)
  await field(data, 'First name').fill('Anna1')
  await field(data, 'Last name').fill('Berg')
  await data.getByRole('button', { name: 'Save' }).click()
  await expect(data.getByText('Wrong symbols in name', { exact: true })).toBeVisible()
  await expect(field(data, 'First name')).toBeFocused()
  await expect(field(data, 'Last name')).toHaveValue('Berg')
  await change(section(page, 'Currency'))
  await expect(data).toContainText('Not saved yet')
  await change(data)
  await expect(field(data, 'Last name')).toHaveValue('Berg')
})

test('a prompt leads here, says why, and leads back when the data are saved', async ({ page }) => {
  await createPlayer(page.request)
  await page.goto('/profile/settings?from=/support&toastType=withdrawal')
  await expect(page.getByText('Fill in your personal data to withdraw money.')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/settings\?from=%2Fsupport$|from=\/support$/)
  const data = section(page, 'Personal data')
  await field(data, 'First name').fill('Anna')
  await field(data, 'Last name').fill('Berg')
  await field(data, 'Date of birth').fill('01.02.1990')
  await field(data, 'Town').fill('Rīga')
  await field(data, 'Street, house, flat').fill('Brīvības iela 1')
  await data.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/support$/)
})

test('the name for others, the currency and the language are changed each by itself', async ({ page }) => {
  await openProfile(page)
  const name = `aurora${Date.now()}`
  const others = section(page, 'Nickname')
  await change(others)
  await field(others, 'Nickname').fill('abc')
  await others.getByRole('button', { name: 'Save' }).click()
  await expect(others.getByText('Wrong fake name', { exact: true })).toBeVisible()
  await field(others, 'Nickname').fill(name)
  await others.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nickname changed')).toBeVisible()

  const currency = section(page, 'Currency')
  await change(currency)
  await currency.getByRole('combobox').selectOption('USD')
  await currency.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Currency changed')).toBeVisible()
  await expect(currency).toContainText('US Dollar')

  const language = section(page, 'Language')
  await change(language)
  await pick(language.getByRole('combobox'), 'Deutsch')
  await language.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/de\/profile\/settings$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Persönliche Angaben' })).toBeVisible()

  await page.reload()
  await expect(section(page, 'Währung')).toContainText('US-Dollar')
  await expect(section(page, 'Nickname')).toContainText(name)
})

test('a new password ends every other sign-in and opens the account from then on', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/Failed to load resource/)
  const login = await openProfile(page, 'security')
  const other = await browser.newContext({ baseURL })
  const there = await other.newPage()
  await there.goto('/')
  await signIn(there, login)

  const passwords = section(page, 'Password')
  await change(passwords, 'Change password')
  await field(passwords, 'Current password').fill('Wrong-77')
  await field(passwords, 'New password').fill('Another-88')
  await field(passwords, 'Confirm password').fill('Another-88')
  await passwords.getByRole('button', { name: 'Change password' }).click()
  await expect(passwords.getByText('Incorrect current password').first()).toBeVisible()
  await field(passwords, 'Current password').fill(password)
  await passwords.getByRole('button', { name: 'Change password' }).click()
  await expect(
    page.getByText('Password changed. You have been signed out on all other devices.'),
  ).toBeVisible()
  await expect(field(passwords, 'New password')).toHaveCount(0)
  await expect(section(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1)

  await there.goto('/profile/security')
  await expect(account(there).getByRole('button', { name: 'Sign in' })).toBeVisible()
  const again = await there.request.post('/api/auth/login?version=1&locale=en', {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { login, password: 'Another-88' },
  })
  expect(again.status()).toBe(200)
  await other.close()
})

test('sign-ins are listed, ended one by one after a question, and all others at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const login = await createPlayer(page.request)
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ baseURL })
      const answer = await context.request.post('/api/auth/login?version=1&locale=en', {
        headers: { 'sec-fetch-site': 'same-origin' },
        form: { login, password },
      })
      expect(answer.status()).toBe(200)
      return context
    }),
  )
  await page.goto('/profile/security')
  const items = section(page, 'Where you are signed in').getByRole('listitem')
  await expect(items).toHaveCount(4)
  await expect(items.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(items.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)

  const stranger = items.filter({ hasNotText: 'This device' }).first()
  await stranger.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(items).toHaveCount(4)
  await stranger.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(items).toHaveCount(3)

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(items).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  for (const context of others) {
    const answer = await context.request.get('/api/account/getInfo?version=1&locale=en')
    expect(((await answer.json()) as { response: { uid: number } }).response.uid).toBe(0)
    await context.close()
  }
})

test('news are switched on and off for each contact', async ({ page }) => {
  const login = await openProfile(page, 'notification')
  const news = section(page, 'Your contacts').getByRole('switch', { name: login })
  await expect(news).toHaveAttribute('aria-checked', 'false')
  await news.click()
  await expect(news).toHaveAttribute('aria-busy', 'false')
  await expect(news).toHaveAttribute('aria-checked', 'true')
  await page.reload()
  await expect(news).toHaveAttribute('aria-checked', 'true')
  await news.focus()
  await page.keyboard.press('Space')
  await expect(news).toHaveAttribute('aria-checked', 'false')
})

/** The newest code that was sent there. */
async function readCode(page: Page, to: string, but?: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`)
      const letters = (await answer.json()) as { code?: string }[]
      code = letters.find((letter) => letter.code !== undefined)?.code
      return code === but ? undefined : code
    })
    .toMatch(/^\d{6}$/)
  return code ?? ''
}

/** A code of six digits that is not the given one. */
const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))

/** Sent with its last digit. */
async function enterCode(page: Page, code: string) {
  await field(page.getByRole('dialog'), 'Code').fill(code)
}

test('an added address is confirmed by its code, and a wrong code is told', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/)
  await openProfile(page, 'notification')
  const added = someEmail()
  const adding = section(page, 'Add a contact')
  await field(adding, 'E-mail').fill('nonsense')
  await adding.getByRole('button', { name: 'Add' }).click()
  await expect(adding.getByText('Wrong email address', { exact: true })).toBeVisible()
  await expect(adding.locator('form')).toHaveAttribute('data-invalid', 'true')
  await field(adding, 'E-mail').fill(added)
  await expect(adding.locator('form').first()).toHaveAttribute('data-dirty', 'true')
  await adding.getByRole('button', { name: 'Add' }).click()

  const popup = page.getByRole('dialog', { name: 'Verify your e-mail or phone' })
  await expect(popup).toContainText(added)
  await expect(popup.getByRole('button', { name: /Resend code \(\d:\d\d\)/ })).toBeVisible()
  await expectAccessible(page)
  const code = await readCode(page, added)
  await enterCode(page, wrong(code))
  await expect(popup.getByText('The code is invalid', { exact: true })).toBeVisible()
  await enterCode(page, code)
  await expect(popup).toBeHidden()
  await expect(page.getByText('Contact verified')).toBeVisible()
  const item = section(page, 'Your contacts').getByRole('listitem').filter({ hasText: added })
  await expect(item).toContainText('E-mail · verified')
  await expect(item.getByRole('button', { name: 'Verify' })).toHaveCount(0)
  await expect(field(adding, 'E-mail')).toHaveValue('')
  await expect(adding.locator('form').first()).not.toHaveAttribute('data-dirty')
})

test('an added number is confirmed by its code too', async ({ page }) => {
  await openProfile(page, 'notification')
  const adding = section(page, 'Add a contact')
  await adding.getByRole('tab', { name: 'Phone' }).click()
  const national = someMobile()
  await page.getByRole('textbox', { name: 'Mobile phone' }).fill(national)
  await page.getByRole('tabpanel', { name: 'Phone' }).getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your e-mail or phone' })).toBeVisible()
  await enterCode(page, await readCode(page, `371${national}`))
  await expect(page.getByText('Contact verified')).toBeVisible()
  const item = section(page, 'Your contacts')
    .getByRole('listitem')
    .filter({ hasText: `+371${national}` })
  await expect(item).toContainText('Phone · verified')
})

test('two-factor sign-in is switched on and off by a code', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/)
  const login = await openProfile(page, 'security')
  const option = section(page, 'Two-factor authentication').getByRole('switch')
  await option.click()
  await expect(page.getByText('Verify your e-mail or phone first.')).toBeVisible()
  await expect(option).toHaveAttribute('aria-checked', 'false')

  await page.goto('/profile/notification')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(login)
  const confirming = await readCode(page, login)
  await enterCode(page, confirming)
  await expect(page.getByText('Contact verified')).toBeVisible()

  await page.goto('/profile/security')
  await option.click()
  const popup = page.getByRole('dialog', { name: 'Two-factor authentication' })
  await expect(popup).toContainText('to turn two-factor authentication on')
  await expect(option).toHaveAttribute('aria-checked', 'false')
  const first = await readCode(page, login, confirming)
  await enterCode(page, first)
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible()
  await expect(option).toHaveAttribute('aria-checked', 'true')

  await option.click()
  await expect(popup).toContainText('to turn two-factor authentication off')
  await enterCode(page, await readCode(page, login, first))
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible()
  await expect(option).toHaveAttribute('aria-checked', 'false')
})

test('when the platform does not answer the page says so and offers to try again', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/)
  await createPlayer(page.request)
  let isBroken = true
  await page.route('**/api/account/getprofileinfo?*', (route) =>
    isBroken ? route.abort() : route.continue(),
  )
  await page.goto('/profile/notification')
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await expect(failure).toContainText('No response from the server')
  await expectAccessible(page)
  const again = failure.getByRole('button', { name: 'Try again' })
  const asked = page.waitForRequest('**/api/account/getprofileinfo?*')
  await again.click()
  await asked
  isBroken = false
  // The page asks by itself too, and may be faster.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(section(page, 'Your contacts').getByRole('switch')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(failure).toHaveCount(0)
})

test('a switch goes back and says why when its wish is refused', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/)
  await openProfile(page, 'notification')
  await page.route('**/api/account/changeSubscription?*', (route) =>
    route.fulfill({ status: 429, json: { error: { type: 'TooManyRequestsException', message: '' } } }),
  )
  const news = page.getByRole('switch', { name: /@/ })
  await news.click()
  await expect(page.getByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
  await expect(news).toHaveAttribute('aria-checked', 'false')
})

test('hostile text in any field of a profile is text', async ({ page }) => {
  await openProfile(page)
  const answers = await page.request.post(
    '/api/account/saveProfileInfo?version=1&locale=en&form=profile-info',
    {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: {
        country_code: 'LV',
        first_name: attack,
        last_name: attack,
        middle_name: attack,
        birth_date: '1990-02-01',
        region: attack,
        home_town: attack,
        address: attack,
        postcode: attack,
      },
    },
  )
  expect(answers.status()).toBe(400)

  // Even where a platform keeps such values, they stay text wherever they are shown.
  await page.route('**/api/account/getprofileinfo?*', async (route) => {
    const answer = await route.fetch()
    const { response } = (await answer.json()) as { response: Record<string, unknown> }
    const names = [
      'first_name',
      'last_name',
      'middle_name',
      'home_town',
      'address',
      'postcode',
      'fakename',
      'region',
      'region_name',
    ]
    const contacts = [{ type: 'email', contact: attack, is_confirmed: false, is_subscribed: false }]
    const hostile = { ...response, ...Object.fromEntries(names.map((name) => [name, attack])), contacts }
    await route.fulfill({ json: { response: hostile } })
  })
  await page.route('**/api/account/getSessions?*', (route) =>
    route.fulfill({
      json: {
        response: {
          sessions: ['a', 'b'].map((id) => ({
            id,
            created_at: '2026-01-01T00:00:00Z',
            last_seen_at: attack,
            ip: attack,
            device: attack,
            is_current: id === 'a',
          })),
        },
      },
    }),
  )
  await page.reload()
  await expect(section(page, 'Personal data')).toContainText(attack)
  await change(section(page, 'Personal data'))
  await expect(field(page, 'First name')).toHaveValue(attack)
  await page.goto('/profile/notification')
  await expect(page.getByRole('switch', { name: attack })).toBeVisible()
  await page.goto('/profile/security')
  const items = section(page, 'Where you are signed in').getByRole('listitem')
  await items.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(attack)
  expect(await wasAttacked(page)).toBe(false)
})

test('every page works on a narrow phone, right to left, in the light, and axe finds no fault', async ({
  page,
  baseURL,
}) => {
  await createPlayer(page.request)
  for (const [path, width] of [
    ['/profile/settings', 1440],
    ['/profile/security', 1440],
    ['/profile/notification', 1440],
    ['/ar/profile/overview', 360],
    ['/ar/profile/settings', 360],
    ['/ar/profile/security', 360],
    ['/lv/profile/notification', 360],
    ['/profile/bonuses', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const theme = path.startsWith('/ar') ? 'light' : 'dark'
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[role=status][data-shown]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
  }
})

test('all of it is done by the keyboard alone', async ({ page }) => {
  await createPlayer(page.request)
  await page.goto('/profile/settings')
  const part = section(page, 'Nickname')
  await part.getByRole('button').focus()
  await page.keyboard.press('Enter')
  const name = field(part, 'Nickname')
  await expect(name).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await page.keyboard.type(`keys${Date.now()}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nickname changed')).toBeVisible()
  await expect(part.getByRole('button')).toBeFocused()

  await page.goto('/profile/notification')
  // Of what is pressed before the app has taken over, only buttons are answered.
  await takenOver(page)
  const tab = page.getByRole('tab', { name: 'E-mail' })
  await tab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Phone' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Mobile phone' })).toBeVisible()
})
