import type { CallFailure } from '../../../../host.ts'
import { appendPage, type Page, type Pages, renewPages } from './mergePages.ts'

/** Asks for `count` items from the place `offset` on. */
export type AskPage = (
  offset: number,
  count: number,
) => Promise<{ ok: true; page: Page } | { ok: false; error: CallFailure }>

export type ListView = {
  /** There once the first page is. */
  pages?: Pages
  /** Why the last try failed. */
  error?: CallFailure
  doing?: 'first' | 'more' | 'renew'
  /** What the last next page brought: from which place on, and how many. */
  added?: { from: number; count: number }
}

/** The most that an operation answers at once (the API's limit of count). */
const most = 100

/** Loads a long list page by page, one call at a time. Another question is another loader. */
export class PageLoader {
  readonly #ask: AskPage
  readonly #key: string
  readonly #size: number
  readonly #listeners = new Set<() => void>()
  #view: ListView = {}
  #last: Promise<void> = Promise.resolve()
  #failed: 'first' | 'more' | 'renew' | undefined

  constructor(ask: AskPage, key: string, size: number) {
    this.#ask = ask
    this.#key = key
    this.#size = size
  }

  view = (): ListView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the first page, once. */
  start = (): void => {
    if (!this.#view.pages && !this.#view.doing) void this.#queue('first')
  }

  more = (): void => {
    if (!this.#view.doing) void this.#queue('more')
  }

  /** Asks again for all that is shown. */
  renew = (): Promise<void> => this.#queue(this.#view.pages ? 'renew' : 'first')

  /** Does again what failed. */
  retry = (): void => {
    if (!this.#view.doing) void this.#queue(this.#failed ?? 'first')
  }

  #queue(what: 'first' | 'more' | 'renew'): Promise<void> {
    this.#last = this.#last.then(() => this.#do(what))
    return this.#last
  }

  async #do(what: 'first' | 'more' | 'renew'): Promise<void> {
    const { pages } = this.#view
    const before = (what !== 'first' && pages) || { items: [], taken: 0, total: 0 }
    this.#show({ ...this.#view, doing: what })
    const found = what === 'renew' ? await this.#fromStart(before) : await this.#next(before)
    if ('error' in found) {
      this.#failed = what
      this.#show({ pages, error: found.error })
      return
    }
    this.#failed = undefined
    const from = before.items.length
    this.#show({
      pages: found,
      ...(what === 'more' && { added: { from, count: found.items.length - from } }),
    })
  }

  /** A page of which everything is there already brings nothing: the one after it is asked for. */
  async #next(before: Pages): Promise<Pages | { error: CallFailure }> {
    let pages = before
    for (;;) {
      const answer = await this.#ask(pages.taken, this.#size)
      if (!answer.ok) return { error: answer.error }
      pages = appendPage(pages, answer.page, this.#key)
      const isDone = answer.page.items.length === 0 || pages.taken >= pages.total
      if (isDone || pages.items.length > before.items.length) return pages
    }
  }

  async #fromStart(before: Pages): Promise<Pages | { error: CallFailure }> {
    const wanted = Math.max(this.#size, before.taken)
    let now: Page = { items: [], total: 0 }
    do {
      const offset = now.items.length
      const answer = await this.#ask(offset, Math.min(most, wanted - offset))
      if (!answer.ok) return { error: answer.error }
      if (answer.page.items.length === 0) {
        now = { items: now.items, total: answer.page.total }
        break
      }
      now = { items: [...now.items, ...answer.page.items], total: answer.page.total }
    } while (now.items.length < Math.min(wanted, now.total))
    return renewPages(before, now, this.#key)
  }

  #show(view: ListView): void {
    this.#view = view
    for (const listener of this.#listeners) listener()
  }
}
