import '#renderers/base.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeBet, fakeBetPlatform, noAnswer, refusal, refused } from './testing/fakeBets.ts'
import { openBets } from './testing/openBets.tsx'

let opened: Awaited<ReturnType<typeof openBets>> | undefined
const open = async (...how: Parameters<typeof openBets>) => {
  opened = await openBets(...how)
  return opened
}
afterEach(() => {
  opened?.close()
  opened = undefined
})

describe('cash-out', () => {
  it('complaint 14: has its place before any price and without any stream, and then says a price or why there is none', async () => {
    const platform = fakeBetPlatform()
    let answer = (_: ReturnType<typeof refused>) => {}
    platform.price = new Promise((done) => {
      answer = done
    })
    const { button, text, element } = await open(platform)
    await vi.waitFor(() => expect(button('Cash out')?.getAttribute('aria-busy')).toBe('true'))
    expect(button('Cash out')?.textContent).toContain('Getting the price')
    const height = element.querySelector('article')?.getBoundingClientRect().height
    answer(refused('no_price'))
    await vi.waitFor(() => expect(text()).toContain('There is no cash out price'))
    expect(element.querySelector('article')?.getBoundingClientRect().height).toBeCloseTo(height ?? 0, 0)
  })

  it.each([
    ['suspended', 'Cash out is suspended'],
    ['not_offered', 'Cash out is not offered'],
    ['not_worth', 'too little to cash out'],
    ['not_open', 'is being settled'],
  ])('says in words why there is no price: %s', async (reason, words) => {
    const platform = fakeBetPlatform()
    platform.price = refused(reason)
    const { text } = await open(platform)
    await vi.waitFor(() => expect(text()).toContain(words))
  })

  it('says that it asks too often, and goes on', async () => {
    const platform = fakeBetPlatform()
    platform.price = refusal('TooManyRequestsException')
    const { text } = await open(platform)
    await vi.waitFor(() => expect(text()).toContain('Too many requests.'))
  })

  it('in play waits before it pays, and says what became of it', async () => {
    const platform = fakeBetPlatform()
    const cashOut = { share: 10_000, amount: { amount: '12.00', currency: 'EUR' } }
    const asked = { ...cashOut, decided_at: new Date(Date.now() + 3_000).toISOString() }
    const waits = fakeBet({ cash_out: { ...asked, status: 'pending' } })
    platform.taking = { ok: true, response: { bet: waits } }
    const { press, text, button } = await open(platform)
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€12'))
    press('Cash out')
    await vi.waitFor(() => expect(button('Cash out €12')).toBeDefined())
    platform.bets.set(7, waits)
    press('Cash out €12')
    await vi.waitFor(() => expect(text()).toContain('It is paid unless the bet is worth less by then.'))
    expect(text()).not.toContain('was paid out')
    platform.bets.set(7, fakeBet({ cash_out: { ...asked, status: 'refused', reason: 'suspended' } }))
    // Nobody tells it: it asks once that is due.
    await vi.waitFor(() => expect(text()).toContain('Your last cash out was not paid.'), { timeout: 8_000 })
    expect(text()).toContain('a selection takes no bets')
  })

  it('pays all of a bet after it has asked once more, and tells what was paid', async () => {
    const { press, text, asked, button, element } = await open()
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€12'))
    press('Cash out')
    await vi.waitFor(() => expect(text()).toMatch(/Price held for \d second/))
    expect(document.activeElement?.textContent).toBe('Cash out €12')
    press('Cash out €12')
    await vi.waitFor(() => expect(text()).toContain('€12 was paid out.'))
    expect(text()).toContain('Cashed out€12')
    expect(asked('sports.cashOut')).toHaveLength(1)
    expect(asked('sports.cashOut')[0]?.values).toEqual({ offer: 'offer-0' })
    // The focus has gone with the button to what came of it.
    expect(element.contains(document.activeElement)).toBe(true)
  })

  it('pays a part of what is left, by the share of all that is cashed out then', async () => {
    const platform = fakeBetPlatform([fakeBet({ cashed_share: 5_000 })])
    const { press, button, asked, text } = await open(platform)
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€6'))
    press('Cash out')
    await vi.waitFor(() => expect(button('50%')).toBeDefined())
    press('50%')
    await vi.waitFor(() => expect(button('Cash out €3')).toBeDefined(), 4_000)
    expect(asked('sports.getCashOut').at(-1)?.values).toEqual({ bet: 7, share: 7_500 })
    expect(text()).toContain('25% of the bet stays open')
    press('Cash out €3')
    await vi.waitFor(() => expect(text()).toContain('€3 was paid out.'))
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€3'), 4_000)
    expect(document.activeElement?.textContent).toBe('€3 was paid out.')
  })

  it('asks again at the new price where the old one was refused, and pays nothing', async () => {
    const platform = fakeBetPlatform()
    const { press, button, text } = await open(platform)
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€12'))
    press('Cash out')
    await vi.waitFor(() => expect(button('Cash out €12')).toBeDefined())
    platform.taking = refused('price_differs')
    platform.price = '9.00'
    press('Cash out €12')
    await vi.waitFor(() => expect(text()).toContain('The price has changed, and nothing was cashed out.'))
    await vi.waitFor(() => expect(button('Cash out €9')).toBeDefined(), 4_000)
    expect(text()).toContain('Was €12')
    // A press in the moment of the change was not meant for the new price.
    expect(button('Cash out €9')?.getAttribute('aria-disabled')).toBe('true')
    await vi.waitFor(() => expect(button('Cash out €9')?.getAttribute('aria-disabled')).toBeNull())
  })

  it('complaint 9: is not stuck where no answer comes: it may be sent again, as the same', async () => {
    const platform = fakeBetPlatform()
    const { press, button, text, asked } = await open(platform)
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€12'))
    press('Cash out')
    await vi.waitFor(() => expect(button('Cash out €12')).toBeDefined())
    platform.taking = noAnswer
    press('Cash out €12')
    await vi.waitFor(() => expect(text()).toContain('We have had no answer.'))
    platform.taking = undefined
    press('Try €12 again')
    await vi.waitFor(() => expect(text()).toContain('€12 was paid out.'))
    expect(new Set(asked('sports.cashOut').map(({ values }) => values.offer)).size).toBe(1)
  })

  it('leaves all as it is with Escape, and gives the focus back', async () => {
    const { press, button, asked } = await open()
    await vi.waitFor(() => expect(button('Cash out')?.textContent).toContain('€12'))
    press('Cash out')
    await vi.waitFor(() => expect(button('Keep the bet')).toBeDefined())
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Cash out')))
    expect(asked('sports.cashOut')).toEqual([])
  })

  it('asks for prices of bets in sight alone, one after another', async () => {
    const many = Array.from({ length: 8 }, (_, at) => fakeBet({ id: at + 1 }))
    const { asked, element } = await open(fakeBetPlatform(many))
    await vi.waitFor(() => expect(element.querySelectorAll('article')).toHaveLength(8))
    await new Promise((done) => setTimeout(done, 2_500))
    const bets = asked('sports.getCashOut').map(({ values }) => values.bet)
    expect(bets.length).toBeGreaterThan(1)
    expect(bets.length).toBeLessThanOrEqual(4)
    expect(bets).not.toContain(1)
  })
})
