import { join } from 'node:path'
import type { Locator, Page, Request } from 'playwright'

/** What a part of a walk took. */
export type Effort = { part: string; taps: number; fields: number; scrolled: number }

/** One visitor: does what a hand does, counts it, and takes pictures on the way. */
export class Walker {
  readonly page: Page
  readonly efforts: Effort[] = []
  readonly #folder: string
  readonly #name: string
  readonly #underWay = new Set<Request>()
  #shots = 0

  /** @param name of the visit: width, theme and language */
  constructor(page: Page, folder: string, name: string) {
    this.page = page
    page.on('request', (request) => {
      // The line to the player stays open for good.
      if (request.resourceType() !== 'eventsource') this.#underWay.add(request)
    })
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end, (request) => this.#underWay.delete(request))
    this.#folder = folder
    this.#name = name
  }

  begin(part: string): void {
    this.efforts.push({ part, taps: 0, fields: 0, scrolled: 0 })
  }

  async tap(what: Locator): Promise<void> {
    await this.#bringNear(what)
    await what.click()
    this.#add('taps', 1)
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.#bringNear(field)
    await field.fill(text)
    this.#add('fields', 1)
  }

  /**
   * A picture of what is seen, and one of the whole page.
   * @param isHalfway the page is not stretched for the second, which would scroll it back to where it began
   */
  async shoot(name: string, isHalfway = false): Promise<void> {
    await this.settle()
    this.#shots += 1
    const file = `${this.#name}-${String(this.#shots).padStart(2, '0')}-${name}`
    await this.page.screenshot({ path: join(this.#folder, `${file}.png`) })
    if (isHalfway) return
    await this.page.screenshot({ path: join(this.#folder, `${file}-whole.png`), fullPage: true })
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
    await what.click({ trial: true })
    const after = await what.evaluate(placesAround)
    const moved = after.map((place, at) => Math.abs(place - (before[at] ?? place)))
    this.#add(
      'scrolled',
      moved.reduce((sum, one) => sum + one, 0),
    )
  }

  #add(what: 'taps' | 'fields' | 'scrolled', by: number): void {
    const effort = this.efforts.at(-1)
    if (effort) effort[what] += Math.round(by)
  }
}

/** What is asked of an element in the browser. */
type Box = { scrollTop: number; parentElement: Box | null }

/** How far each box around an element is scrolled. Runs in the browser. */
function placesAround(element: unknown): number[] {
  const places: number[] = []
  for (let box: Box | null = element as Box; box; box = box.parentElement) places.push(box.scrollTop)
  return places
}
