import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './book.css'
import { createTranslate } from '../messages/createTranslate.ts'
import { createBook } from './createBook.ts'
import { type Match, openSession } from './createBookmaker.ts'
import type { Said } from './createSiteTalk.ts'

const match = (at: number): Match => ({
  ...{ id: `match-${at}`, league: 'League', home: 'Riga', away: 'Daugava', is_live: false },
  ...{ starts_at: '2026-01-10T12:00:00Z', odds: { home: 250, draw: 300, away: 280 } },
})
const bet = { ...{ match: 'match-1', outcome: 'home', odds: 250, state: 'open' }, stake: '5', returns: '12' }

let main: HTMLElement
let said: Said[]
/** What the bookmaker is asked, and how it answers that. */
let asked: string[]
let answers: Record<string, () => Response | Promise<Response>>

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
  said = []
  asked = []
  const account = { balance: { amount: '123456789', currency: 'BTC' }, bets: [{ ...bet, id: 'one' }] }
  answers = {
    sessions: () => Response.json({ session: 's', ...account }),
    s: () => Response.json(account),
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    return (await answers[String(address).split('/').at(-1) ?? '']?.()) ?? new Response('', { status: 500 })
  })
})
afterEach(() => {
  main.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(isGuest = false) {
  const session = isGuest ? undefined : await openSession('token')
  const t = await createTranslate('en')
  const opening = {
    ...{ mode: isGuest ? ('guest' as const) : ('real' as const), currency: 'BTC', locale: 'en', path: '' },
    ...{ scheme: 'dark' as const, odds: 'decimal', site: location.origin, token: 'token' },
  }
  const site = { say: (one: Said) => void said.push(one) }
  const parts = { main, opening, matches: [match(1), match(2)], session, site, t, decimals: 8 }
  return createBook(parts)
}

const button = (text: string) => {
  const found = [...main.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  if (!found) throw new Error(`No button ${text}`)
  return found
}
const press = (text: string) => {
  const one = button(text)
  one.focus()
  one.click()
}
const focused = () => document.activeElement?.textContent

test('counts money as the casino does, and not as the browser knows its currency', async () => {
  await open()
  expect(main.querySelector('.balance')?.textContent).toContain('1.23456789')
})

test('keeps whoever is at a button there while all is drawn anew', async () => {
  const hear = await open()
  press('Live')
  expect(focused()).toBe('Live')
  await hear({ event: 'look', scheme: 'light', locale: 'de', odds: 'decimal' })
  expect((document.activeElement as HTMLElement).dataset.name).toBe('view /live')
  await hear({ event: 'look', scheme: 'light', locale: 'en', odds: 'decimal' })
  press('All matches')
  press('12.50')
  press('Remove')
  expect(focused()).toBe('12.50')
})

test('does one thing at a time, and says where it has gone', async () => {
  await open()
  let resolve: (answer: Response) => void = () => undefined
  answers.decision = () =>
    new Promise((done) => {
      resolve = done
    })
  press('My bets')
  press('Win')
  expect(button('Win').getAttribute('aria-disabled')).toBe('true')
  expect(focused()).toBe('Win')
  button('Lose').click()
  resolve(
    Response.json({ bet: { ...bet, id: 'one', state: 'won' }, balance: { amount: '5', currency: 'BTC' } }),
  )
  await vi.waitFor(() => expect(said).toContainEqual({ event: 'money-moved' }))
  expect(asked.filter((one) => one.endsWith('decision'))).toHaveLength(1)
  expect(focused()).toContain('Won')
})

test('says in its place that a bet was placed', async () => {
  await open()
  answers.bets = () =>
    Response.json({ bet: { ...bet, id: 'two' }, balance: { amount: '5', currency: 'BTC' } })
  press('12.50')
  press('Place bet')
  await vi.waitFor(() => expect(focused()).toBe('Bet placed'))
})

test('asks for the balance now and then, and says that its session is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await open()
  const before = asked.length
  vi.advanceTimersByTime(120_000)
  await vi.waitFor(() => expect(asked).toHaveLength(before + 1))
  answers.s = () => Response.json({ error: { code: 'SESSION_GONE' } }, { status: 404 })
  vi.advanceTimersByTime(120_000)
  await vi.waitFor(() => expect(said).toContainEqual({ event: 'ended' }))
})

test('asks nothing for guests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await open(true)
  vi.advanceTimersByTime(600_000)
  expect(asked).toEqual([])
})

test.each([390, 1200])(
  'keeps the slip in what is seen where the frame scrolls itself, %s px wide',
  async (width) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    Object.assign(frame.style, { width: `${width}px`, height: '600px' })
    const inside = frame.contentDocument as Document
    for (const style of document.querySelectorAll('style')) inside.head.append(style.cloneNode(true))
    inside.body.innerHTML = `<main style="--seen-top: 0px; --seen-end: 600px"><header></header>
    <div style="height: 3000px"></div><aside class="slip"><div class="filled"><strong>Amber Rovers – Northgate United</strong><label><input></label></div></aside></main>`
    frame.contentWindow?.scrollTo(0, 1500)
    const slip = inside.querySelector('.slip')?.getBoundingClientRect()
    expect(slip?.top).toBeGreaterThanOrEqual(0)
    expect(slip?.bottom).toBeLessThanOrEqual(600)
    expect(inside.querySelector('input')?.getBoundingClientRect().right).toBeLessThan(slip?.right ?? 0)
    frame.remove()
  },
)
