import type { Page } from 'playwright'

/** A picture by its name, and the way to what it shows from a studio that somebody has just signed in to. */
export type Picture = { name: string; show: (page: Page) => Promise<void> }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves a draft as somebody else does, in a window of their own. */
async function change(page: Page, key: string, more: (definition: Draft) => object): Promise<void> {
  const url = `/content/drafts/${key}`
  const draft = (await (await page.request.get(url)).json()) as { etag: string; definition: Draft }
  const saved = await page.request.put(url, {
    headers: { 'if-match': draft.etag, 'sec-fetch-site': 'same-origin' },
    data: { ...draft.definition, ...more(draft.definition) },
  })
  if (!saved.ok()) throw new Error(`The change of ${key} was not saved`)
}

type Draft = { messages?: Record<string, string> }

const saveElsewhere = (page: Page) =>
  change(page, 'promotion/fair-rounds', () => ({ image: '/assets/site/hero.svg' }))

/** Writes the texts that the page was begun with, which could not be published as they are. */
async function writeTexts(page: Page): Promise<void> {
  for (const locale of ['en', 'lv', 'ru', 'de', 'ar'])
    await change(page, `messages/${locale}%2Fsummer`, ({ messages = {} }) => ({
      messages: Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, `${text} ☀`])),
    }))
}

/** What the guide of editors shows, in an order in which each may build on what the ones before have saved. */
export const studioPictures: readonly Picture[] = [
  {
    name: 'studio-home',
    show: async (page) => {
      await page.getByRole('heading', { name: 'First steps' }).waitFor()
      await page.getByRole('treeitem', { name: 'Pages', exact: true }).waitFor()
    },
  },
  {
    name: 'studio-search',
    show: async (page) => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByLabel('Name, text, field or number').fill('birth')
      await page.getByRole('dialog').getByText('personal-data', { exact: true }).waitFor()
    },
  },
  {
    name: 'studio-texts',
    show: async (page) => {
      await page.goto('/studio/definitions/messages/en/home')
      await page.getByRole('tab', { name: 'Texts' }).click()
      await page.getByRole('textbox').nth(3).waitFor()
    },
  },
  {
    name: 'studio-form',
    show: async (page) => {
      await page.goto('/studio/definitions/form/feedback')
      await page
        .getByRole('list', { name: 'Fields' })
        .getByRole('button', { name: /message/ })
        .first()
        .click()
      await page.getByRole('region', { name: 'message', exact: true }).waitFor()
    },
  },
  {
    name: 'studio-begin',
    show: async (page) => {
      await button(page, 'Create new').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Landing page' }).waitFor()
      await dialog.getByRole('textbox', { name: 'Name' }).fill('summer')
      await dialog.getByRole('combobox', { name: 'Entry in a menu' }).click()
      await page.getByRole('option', { name: 'footer', exact: true }).click()
    },
  },
  {
    name: 'studio-page',
    show: async (page) => {
      await button(page, 'Create new').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('summer')
      await dialog.getByRole('combobox', { name: 'Entry in a menu' }).click()
      await page.getByRole('option', { name: 'footer', exact: true }).click()
      await button(dialog as unknown as Page, 'Create').click()
      await page.waitForURL(/page\/summer/)
      await page.reload()
      await page.getByRole('tree', { name: 'Outline' }).waitFor()
      await page.frameLocator('iframe').first().getByText('Say it in five words').first().waitFor()
    },
  },
  {
    name: 'studio-media',
    show: async (page) => {
      await page.goto('/studio/media')
      const drawing = (hue: number, y: number) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="hsl(${hue} 60% 22%)"/><circle cx="${y + 300}" cy="${y}" r="130" fill="hsl(${hue + 40} 90% 65%)"/><path d="M0 620Q300 ${y + 200} 600 620T1200 600V800H0Z" fill="hsl(${hue + 160} 50% 40%)"/></svg>`
      await page.locator('input[type=file]').setInputFiles(
        ['summer-sea', 'evening', 'harbour'].map((name, at) => ({
          name: `${name}.svg`,
          mimeType: 'image/svg+xml',
          buffer: Buffer.from(drawing(200 + at * 60, 200 + at * 60)),
        })),
      )
      await page.getByRole('link', { name: /harbour/ }).waitFor()
      await page.getByRole('link', { name: /summer-sea/ }).waitFor()
      await page.getByRole('link', { name: /evening/ }).waitFor()
    },
  },
  {
    name: 'studio-translations',
    show: async (page) => {
      await page.goto('/studio/translations')
      await page.getByText(/are translated and up to date/).waitFor()
    },
  },
  {
    name: 'studio-preview',
    show: async (page) => {
      await page.goto('/studio/preview?of=page%2Fsummer')
      await page.frameLocator('iframe').first().getByText('Say it in five words').first().waitFor()
    },
  },
  {
    name: 'studio-comments',
    show: async (page) => {
      await page.goto('/studio/definitions/page/summer')
      await page.getByRole('tab', { name: /^Comments/ }).click()
      await page.getByLabel('Your comment').fill('May the second button lead to the jackpots?')
      await button(page, 'Comment').click()
      await page.getByRole('tab', { name: 'Comments (1)' }).waitFor()
    },
  },
  {
    name: 'studio-changes',
    show: async (page) => {
      await writeTexts(page)
      await page.goto('/studio/changes')
      await page.getByText('No errors. Ready to publish.').waitFor()
      await page.getByRole('button', { name: /menu\/footer/ }).click()
      await page.getByLabel('Description').fill('A page for the summer')
    },
  },
  {
    name: 'studio-releases',
    show: async (page) => {
      await page.goto('/studio/changes')
      await page.getByText('No errors. Ready to publish.').waitFor()
      await page.getByLabel('Description').fill('A page for the summer')
      await page.getByRole('button', { name: /^Publish/ }).click()
      await page.getByText(/^Release \d+ is live/).waitFor()
      await page.goto('/studio/releases')
      await page.getByText('A page for the summer').waitFor()
    },
  },
  {
    name: 'studio-rename',
    show: async (page) => {
      await page.goto('/studio/definitions/page/summer')
      await button(page, 'More').click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('summer-days')
      await dialog.getByRole('button', { name: 'Review changes' }).click()
      await dialog.getByText('routes/main').waitFor()
    },
  },
  {
    name: 'studio-conflict',
    show: async (page) => {
      await page.goto('/studio/definitions/promotion/fair-rounds')
      await page.getByRole('tab', { name: 'Definition' }).click()
      await page.locator('.cm-content').waitFor()
      await saveElsewhere(page)
      await page.locator('.cm-content').getByText('"number"').click()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('"starts": "2026-06-01T00:00:00Z",')
      await page.keyboard.press('ControlOrMeta+s')
      await page.getByRole('dialog').getByText('They changed').waitFor()
    },
  },
]
