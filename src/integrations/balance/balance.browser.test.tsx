import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BALANCE_KEY } from '../../stores/balanceKey.ts'
import { openApp } from '../../testing/openApp.tsx'
import { refreshBalance } from './refreshBalance.ts'
import { shareBalance } from './shareBalance.ts'

const euro = (amount: string) => ({ amount, currency: 'EUR' })
const kept = (uid: number, amount: string) => JSON.stringify({ uid, balance_main: euro(amount) })

let opened: Awaited<ReturnType<typeof openApp>>
let stop = () => {}
beforeEach(() => localStorage.removeItem(BALANCE_KEY))
afterEach(() => {
  stop()
  stop = () => {}
  vi.restoreAllMocks()
  opened.close()
})

const main = () => (opened.app.stores.session.state.facts.balance_main as { amount?: string })?.amount
const calls = () => opened.fetched.mock.calls.map(([url]) => /\/api\/([^?]+)/.exec(String(url))?.[1])

describe('the balance that was asked for', () => {
  it('is shown, without asking who is signed in', async () => {
    opened = await openApp('/', () => ({ body: { response: { uid: 7, balance_main: euro('5.00') } } }))
    opened.app.stores.session.set({ uid: 7, login: 'anna', balance_main: euro('1.00') })
    await refreshBalance(opened.app)
    expect(opened.host.facts().balance?.main).toEqual(euro('5.00'))
    expect(opened.host.facts().session.login).toBe('anna')
    expect(calls()).toEqual(['account/getBalance'])
  })

  it('is not shown where it is that of somebody else; who is signed in is asked then', async () => {
    opened = await openApp('/', (path) => ({
      body: {
        response: path.includes('getInfo')
          ? { uid: 8, balance_main: euro('3.00') }
          : { uid: 8, balance_main: euro('5.00') },
      },
    }))
    opened.app.stores.session.set({ uid: 7, balance_main: euro('1.00') })
    await refreshBalance(opened.app)
    expect(calls()).toEqual(['account/getBalance', 'account/getInfo'])
    expect(opened.app.stores.session.state.facts).toMatchObject({ uid: 8, balance_main: euro('3.00') })
  })

  it('is not shown to whoever has signed in meanwhile, and stays as it was where no answer comes', async () => {
    opened = await openApp('/', () => ({ body: { response: { balance_main: euro('5.00') } } }))
    opened.app.stores.session.set({ uid: 7, balance_main: euro('1.00') })
    const asking = refreshBalance(opened.app)
    opened.app.stores.session.set({ uid: 8, balance_main: euro('0.00') })
    await asking
    expect(main()).toBe('0.00')
    opened.fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await refreshBalance(opened.app)
    expect(main()).toBe('0.00')
  })

  it('is asked for by the action', async () => {
    opened = await openApp('/', () => ({ body: { response: { balance_main: euro('5.00') } } }))
    opened.app.stores.session.set({ uid: 7 })
    await opened.host.run([{ do: 'refresh', what: 'balance' }])
    expect(main()).toBe('5.00')
  })
})

describe('the balance that is kept in the browser', () => {
  const told = (value: string) =>
    dispatchEvent(new StorageEvent('storage', { key: BALANCE_KEY, newValue: value }))
  const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

  async function open(info: Record<string, unknown>, answer = '5.00') {
    opened = await openApp('/', () => ({ body: { response: { balance_main: euro(answer) } } }))
    opened.app.stores.session.set(info)
    stop = shareBalance(opened.app, opened.host)
  }

  it('is that of whoever is signed in, and goes with them; it is no fact', async () => {
    await open({ uid: 7, balance_main: euro('1.00') })
    expect(localStorage.getItem(BALANCE_KEY)).toBe(kept(7, '1.00'))
    opened.app.stores.session.setBalances({ balance_main: euro('2.00') })
    await vi.waitFor(() => expect(localStorage.getItem(BALANCE_KEY)).toBe(kept(7, '2.00')))
    expect(opened.host.facts().stored).not.toHaveProperty(BALANCE_KEY)
    opened.app.stores.session.set(undefined)
    await vi.waitFor(() => expect(localStorage.getItem(BALANCE_KEY)).toBeNull())
  })

  it('is not taken where the document brought one', async () => {
    localStorage.setItem(BALANCE_KEY, kept(7, '9.00'))
    await open({ uid: 7, balance_main: euro('1.00') })
    expect(main()).toBe('1.00')
    expect(calls()).not.toContain('account/getBalance')
  })

  it('stands until the platform answers where the account info has none, but not for another player', async () => {
    localStorage.setItem(BALANCE_KEY, kept(7, '9.00'))
    await open({ uid: 7 })
    expect(main()).toBe('9.00')
    await vi.waitFor(() => expect(main()).toBe('5.00'))
    opened.app.stores.session.set({ uid: 8 })
    expect(main()).toBeUndefined()
    await vi.waitFor(() => expect(main()).toBe('5.00'))
  })

  it('follows other tabs while this one is not seen, for the same player only', async () => {
    await open({ uid: 7, balance_main: euro('1.00') })
    told(kept(7, '3.00'))
    expect(main()).toBe('1.00')
    hide()
    for (const hostile of [kept(8, '3.00'), '{', 'null', '{"uid":7,"balance_main":"<b>"}']) told(hostile)
    expect(main()).toBe('1.00')
    told(kept(7, '3.00'))
    expect(main()).toBe('3.00')
  })
})
