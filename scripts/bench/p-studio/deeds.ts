import type { Locator, Page } from 'playwright-core'

/** Something that an editor does in the long form: made ready, what it comes to is not looked for while it is watched. */
export type Deed = { name: string; ready: (page: Page) => Promise<() => Promise<void>> }

/** ms between two keys, as of somebody who types quickly. */
const pace = 60
/** ms in which what was done comes to be seen, once there is an answer. */
const settled = 1000

async function middleOf(locator: Locator): Promise<[number, number]> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('it cannot be seen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Does something of which the server makes a form anew, and waits until it has been drawn. */
async function judged(page: Page, deed: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/content/preview'))
  await deed()
  await (await answered).finished()
  await page.waitForTimeout(settled)
}

async function type(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.type(letter)
    await page.waitForTimeout(pace)
  }
}

const rows = (page: Page) => page.locator('[data-field-row]')
const toEnd = async (page: Page, box: Locator) => {
  await page.mouse.click(...(await middleOf(box)))
  await page.keyboard.press('End')
}

const nothing: Deed = {
  name: 'nothing, for comparison',
  ready: async (page) => () => page.waitForTimeout(2 * settled),
}

/** What a text box costs here that hears nothing of its keys. */
const bareBox: Deed = {
  name: 'nine keys in a bare text box, for comparison',
  async ready(page) {
    await page.evaluate(() => {
      const box = Object.assign(document.createElement('input'), { id: 'bare' })
      box.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 1000'
      document.body.append(box)
      box.focus()
    })
    return async () => {
      await type(page, 'nine keys')
      await page.waitForTimeout(settled)
      await page.evaluate(() => document.getElementById('bare')?.remove())
    }
  },
}

const select: Deed = {
  name: 'four fields selected',
  async ready(page) {
    const places: [number, number][] = []
    for (const at of [3, 7, 6, 4]) places.push(await middleOf(rows(page).nth(at)))
    return async () => {
      for (const place of places) {
        await page.mouse.click(...place)
        await page.waitForTimeout(settled)
      }
    }
  },
}

const label: Deed = {
  name: 'nine keys in a label',
  async ready(page) {
    await toEnd(page, page.getByLabel('Label (en)').first())
    return () =>
      judged(page, async () => {
        await type(page, ' nine key')
        // What is written is saved once it is left.
        await page.keyboard.press('Tab')
      })
  },
}

const sysname: Deed = {
  name: 'five keys in the name of a field',
  async ready(page) {
    await toEnd(page, page.getByLabel('Sysname').first())
    return () => judged(page, () => type(page, '_five'))
  },
}

const move: Deed = {
  name: 'a field moved down four times',
  async ready(page) {
    await rows(page).nth(4).focus()
    return () =>
      judged(page, async () => {
        for (let step = 0; step < 4; step += 1) {
          await page.keyboard.press('Alt+ArrowDown')
          await page.waitForTimeout(2 * pace)
        }
      })
  },
}

const add: Deed = {
  name: 'a field added',
  async ready(page) {
    const button = await middleOf(page.getByRole('button', { name: 'Add a field' }))
    return () => judged(page, () => page.mouse.click(...button))
  },
}

/** In the order in which they are done. */
export const deeds: readonly Deed[] = [nothing, bareBox, select, label, sysname, move, add]
