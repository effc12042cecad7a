import { join } from 'node:path'
import type { Locator, Page, Request } from 'playwright'

/** What a part of a walk took; keys only where there is no hand at a screen or mouse. */
export type Effort = { part: string; taps: number; fields: number; scrolled: number; keys: number }

/**
 * How a visitor goes about.
 * @property byKeyboard everything by Tab, Enter, Space and typing
 * @property isSlow a picture is taken 100 ms after each tap too, when something must have answered
 */
export type Manner = { byKeyboard?: boolean; isSlow?: boolean }

/** One visitor: does what a hand does, counts it, and takes pictures on the way. */
export class Walker {
  readonly page: Page
  readonly efforts: Effort[] = []
  readonly #folder: string
  readonly #name: string
  readonly #manner: Manner
  readonly #underWay = new Set<Request>()
  #shots = 0

  /** @param name of the visit: width, theme and language */
  constructor(page: Page, folder: string, name: string, manner: Manner = {}) {
    this.page = page
    page.on('request', (request) => {
      // The line to the player stays open for good.
      if (request.resourceType() !== 'eventsource') this.#underWay.add(request)
    })
    const ended = (request: Request) => void this.#underWay.delete(request)
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    this.#folder = folder
    this.#name = name
    this.#manner = manner
  }

  begin(part: string): void {
    this.efforts.push({ part, taps: 0, fields: 0, scrolled: 0, keys: 0 })
  }

  async tap(what: Locator): Promise<void> {
    await this.#bringNear(what)
    if (this.#manner.byKeyboard) await this.#press((await what.evaluate(isTicked)) ? 'Space' : 'Enter')
    else await what.click()
    this.#add('taps', 1)
    if (!this.#manner.isSlow) return
    await this.page.waitForTimeout(100)
    await this.#picture('at-once')
  }

  /** Taps one of a group of radio buttons, or what stands for it; arrows lead to it from the one that Tab comes to. */
  async choose(radio: Locator): Promise<void> {
    if (!this.#manner.byKeyboard) return this.tap(radio.locator('xpath=ancestor::label'))
    await this.#tabTo(radio.locator('xpath=ancestor::*[@role="radiogroup"]'))
    for (let turn = 0; turn < 10 && !(await radio.isChecked()); turn += 1) await this.#press('ArrowRight')
    this.#add('taps', 1)
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.#bringNear(field)
    if (this.#manner.byKeyboard) await this.page.keyboard.type(text)
    else await field.fill(text)
    this.#add('fields', 1)
  }

  /**
   * A picture of what is seen, and one of the whole page.
   * @param isHalfway the page is not stretched for the second, which would scroll it back to where it began
   */
  async shoot(name: string, isHalfway = false): Promise<void> {
    await this.settle()
    await this.#picture(name)
    if (isHalfway) return
    const window = this.page.viewportSize()
    const height = await this.page.evaluate<number>('document.documentElement.scrollHeight')
    if (!window || height <= window.height) return
    // As high as the page, so that what stays at an edge of the window is there, and what comes when it is near comes.
    await this.page.setViewportSize({ ...window, height: Math.min(height, 8000) })
    await this.settle()
    await this.page.screenshot({ path: this.#path(`${name}-whole`) })
    await this.page.setViewportSize(window)
  }

  #path(name: string): string {
    return join(this.#folder, `${this.#name}-${String(this.#shots).padStart(2, '0')}-${name}.png`)
  }

  async #picture(name: string): Promise<void> {
    this.#shots += 1
    await this.page.screenshot({ path: this.#path(name) })
  }

  /** Waits until nothing has been under way for a moment; at most five seconds. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState('load')
    for (let turn = 0, silent = 0; turn < 50 && silent < 4; turn += 1) {
      await this.page.waitForTimeout(100)
      silent = this.#underWay.size === 0 ? silent + 1 : 0
    }
    await this.page.evaluate('document.fonts.ready')
  }

  /** Scrolls as far as it takes to reach something, in the page and in boxes of it. */
  async #bringNear(what: Locator): Promise<void> {
    await what.waitFor({ state: 'visible' })
    const before = await what.evaluate(placesAround)
    if (this.#manner.byKeyboard) await this.#tabTo(what)
    else await what.click({ trial: true })
    const after = await what.evaluate(placesAround)
    const moved = after.map((place, at) => Math.abs(place - (before[at] ?? place)))
    this.#add(
      'scrolled',
      moved.reduce((sum, one) => sum + one, 0),
    )
  }

  async #tabTo(what: Locator): Promise<void> {
    for (let turn = 0; turn < 150; turn += 1) {
      if (await what.evaluate(hasFocus)) return
      await this.#press('Tab')
    }
    throw new Error('It is not to be reached by Tab')
  }

  async #press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.#add('keys', 1)
  }

  #add(what: Exclude<keyof Effort, 'part'>, by: number): void {
    const effort = this.efforts.at(-1)
    if (effort) effort[what] += Math.round(by)
  }
}

/** What is asked of an element in the browser. */
type Box = {
  scrollTop: number
  parentElement: Box | null
  type?: string
  ownerDocument: { activeElement: unknown }
  contains(other: unknown): boolean
}

/** Whether Space chooses it. Runs in the browser. */
function isTicked(element: unknown): boolean {
  const { type } = element as Box
  return type === 'checkbox' || type === 'radio'
}

/** Whether it is at the keyboard, or what it is the label of. Runs in the browser. */
function hasFocus(element: unknown): boolean {
  const box = element as Box
  return box.contains(box.ownerDocument.activeElement)
}

/** How far each box around an element is scrolled. Runs in the browser. */
function placesAround(element: unknown): number[] {
  const places: number[] = []
  for (let box: Box | null = element as Box; box; box = box.parentElement) places.push(box.scrollTop)
  return places
}
