import type { Locator } from '@playwright/test'
import { person } from '../fixtures/players/completeProfile.ts'
import { account, field, openRegistration, password, submitButton } from './support/forms.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, expectAccessible, someEmail, test } from './support/test.ts'

/** Whether something shows that the element has the focus. */
async function expectSeenFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  const seen = await target.evaluate((element) => {
    // A box that is drawn by its label or frame may show it there.
    const boxes = [element, element.parentElement, element.nextElementSibling].filter((one) => one !== null)
    return boxes.some((box) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
  })
  expect(seen, `the focus of ${target} is seen`).toBe(true)
}

test('registration works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expectSeenFocus(page.getByRole('link', { name: 'Skip to content' }))
  const opener = account(page).getByRole('button', { name: 'Register' })
  await tabTo(page, opener)
  await expectSeenFocus(opener)
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Register' })
  await expect(field(popup, 'E-mail')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field(popup, 'E-mail')).toBeVisible()
  await tabTo(page, popup.getByRole('tab', { name: 'By e-mail' }))
  await page.keyboard.press('ArrowRight')
  await expectSeenFocus(popup.getByRole('tab', { name: 'By phone' }))
  await expect(popup.getByRole('tabpanel', { name: 'By phone' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(popup.getByRole('tab', { name: 'With all details' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(popup.getByRole('tab', { name: 'By e-mail' })).toBeFocused()

  await page.keyboard.press('Tab')
  await expectSeenFocus(field(popup, 'E-mail'))
  await page.keyboard.type(someEmail())
  await page.keyboard.press('Tab')
  await expectSeenFocus(field(popup, 'Password'))
  await page.keyboard.type(password)
  const quick = popup.getByRole('tabpanel', { name: 'By e-mail' })
  const terms = popup.getByRole('checkbox', { name: /accept the terms/ })
  await tabTo(page, terms, 2)
  await expectSeenFocus(terms)
  await page.keyboard.press('Space')
  await expect(terms).toBeChecked()
  // Enter goes on, and the first field of the next step has the focus.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const country = quick.getByLabel('Country of residence')
  await expect(country).toBeFocused()
  await page.keyboard.type('Estonia')
  await page.keyboard.press('Enter')
  await expect(country).toHaveAttribute('data-value', 'EE')
  const entries = [
    ['First name', person.first_name],
    ['Last name', person.last_name],
    ['Date of birth', '17.05.1990'],
  ] as const
  for (const [name, typed] of entries) {
    await expect(field(quick, name)).toBeEnabled()
    await tabTo(page, field(quick, name), 2)
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(quick.getByLabel('Currency')).toBeFocused()
  // A group of radio buttons is one stop; the arrows choose within it.
  await tabTo(page, quick.getByRole('radio', { name: 'Casino' }), 2)
  await page.keyboard.press('ArrowDown')
  await expect(quick.getByRole('radio', { name: 'Sports betting' })).toBeChecked()
  // Past the character, another such group.
  await tabTo(page, quick.getByRole('checkbox', { name: /promo code/ }), 2)
  await tabTo(page, quick.getByRole('checkbox', { name: /news/ }), 1)
  await tabTo(page, submitButton(popup), 2)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cashier\/deposit/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Tab stays in an open popup', async ({ page }) => {
  await page.goto('/')
  const popup = await openRegistration(page)
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await popup.evaluate((box) => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement !== null && !box.contains(activeElement)
    })
    expect(isOutside).toBe(false)
  }
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const path of [
    '/',
    '/forms/sign_up',
    '/forms/sign_in',
    '/?show_popup_reg=1',
    '/nowhere',
    '/ar',
    '/de/support',
  ]) {
    test(`nothing of ${path} lies beyond the edge`, async ({ page, watch }) => {
      watch.allow(/status of 404/)
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      if (path.includes('popup')) await expect(page.getByRole('dialog').locator('form')).toBeVisible()
      const tabs = page.getByRole('tab')
      if ((await tabs.count()) > 0) {
        await tabs.nth(1).click()
        await expect(page.getByRole('tabpanel').locator('form')).toBeVisible()
        await page.locator('form').getByRole('button', { name: 'Next' }).click()
        await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
      }
      const { scroll, client, outside } = await page.evaluate(() => {
        const root = document.documentElement
        const boxes = [...document.querySelectorAll('h1, h2, input, select, button, a, p, label')]
        // What stands in a row that is scrolled sideways may go on beyond the edge.
        const goesOn = (element: Element | null): boolean =>
          element !== null &&
          element !== document.body &&
          (/auto|scroll/.test(getComputedStyle(element).overflowX) || goesOn(element.parentElement))
        const isSeen = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('.visually-hidden, [inert]') &&
          !goesOn(element)
        return {
          scroll: root.scrollWidth,
          client: root.clientWidth,
          outside: boxes
            .filter(isSeen)
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect()
              return width > 1 && (right > root.clientWidth + 1 || left < -1)
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        }
      })
      expect(scroll).toBeLessThanOrEqual(client)
      expect(outside).toEqual([])
    })
  }
})

const views = {
  home: '/',
  'the registration popup': '/?show_popup_reg=1',
  'the sign-in popup': '/?show_popup_auth=1',
  'the sign-in page': '/forms/sign_in',
  'the sign-up page': '/forms/sign_up',
  'a content page': '/terms',
  'the page that is not there': '/nowhere',
}

// Colours, directions and widths each in both ways; what they do together is drawn by each story.
for (const [theme, locale, width] of [
  ['dark', 'en', 1440],
  ['light', 'ar', 390],
] as const) {
  test(`axe finds nothing in ${theme} ${locale} at ${width}`, async ({ page, context, site, watch }) => {
    watch.allow(/status of 404/)
    await page.setViewportSize({ width, height: 844 })
    await context.addCookies([{ name: 'theme', value: theme, url: site.url }])
    for (const [name, path] of Object.entries(views)) {
      await test.step(name, async () => {
        await page.goto(locale === 'en' ? path : `/${locale}${path}`)
        await expect(page.getByRole('heading').first()).toBeVisible()
        if (path.includes('popup') || path.includes('forms')) {
          const form = page.locator('form').first()
          await expect(form).toBeVisible()
          await form.getByRole('button').last().click()
          await expect(page.getByRole('alert').first()).toBeVisible()
        }
        await expectAccessible(page)
      })
    }
  })
}
