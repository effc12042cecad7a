import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeBook } from './testing/fakeBook.ts'
import { closeSlip, openSlip as open } from './testing/openSlip.tsx'
import { pick } from './testing/picks.ts'
import { bettor, picks } from './testing/slipStory.tsx'

afterEach(closeSlip)

/** Says that the browser has no connection. */
function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
}

describe('bet slip', () => {
  it('complaint 7: the return is another at every key', async () => {
    const { field, shows } = open({ selections: picks(2) })
    await vi.waitFor(() => expect(field()).toBeTruthy())
    await userEvent.type(field(), '1')
    await shows('€3.65')
    await userEvent.type(field(), '0')
    await shows('€36.48')
    await userEvent.type(field(), '0')
    await shows('€364.81')
  })

  it('has the rules at hand that its bets are settled by', async () => {
    const { element, shows } = open({ selections: picks(1) })
    await shows('Betting rules')
    expect(element.querySelector<HTMLAnchorElement>('a[href="/rules"]')?.offsetHeight).toBeGreaterThanOrEqual(
      24,
    )
  })

  it('complaint 15: a stake that can be read in two ways is refused at once, and says so', async () => {
    const { field, shows, button, element, book } = open({ selections: picks(1) })
    await vi.waitFor(() => expect(field()).toBeTruthy())
    await userEvent.type(field(), '12,34,56')
    await shows('Enter an amount such as 12.50.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(button('Place bet').getAttribute('aria-disabled')).toBe('true')
    button('Place bet').click()
    await userEvent.clear(field())
    await userEvent.type(field(), '0')
    await shows('above zero')
    await userEvent.clear(field())
    await userEvent.type(field(), '0.05')
    await shows('The minimum stake is €0.10.')
    await userEvent.clear(field())
    await userEvent.type(field(), '501')
    await shows('The maximum stake is €500.')
    expect(book.times('sports.placebet')).toBe(0)
    expect(element.querySelectorAll('[aria-invalid]')).toHaveLength(1)
  })

  it('complaint 16: two of one match both stay, and say why they cannot be combined', async () => {
    const book = fakeBook()
    book.legs = { 'sr:match:1': { codes: ['related'] } }
    const selections = [pick(1), pick(1, { outcome: '2' })]
    const { shows, button, slip, element } = open(
      { selections, stakes: { multiple: '5' } },
      { facts: bettor },
      book,
    )
    await shows('Related to another selection')
    expect(slip.selections()).toHaveLength(2)
    expect(button('Place bet').getAttribute('aria-disabled')).toBe('true')
    book.legs = {}
    button('Bet as singles').click()
    await vi.waitFor(() => expect(element.querySelectorAll('li input[inputmode=decimal]')).toHaveLength(2))
  })

  it('complaint 20: what is suspended says why and what to do, beside stake and return', async () => {
    const book = fakeBook()
    book.legs = { 'sr:match:2': { codes: ['suspended'] } }
    const { shows, button, field, text } = open(
      { selections: picks(2), stakes: { multiple: '5' } },
      { facts: bettor },
      book,
    )
    await shows('Suspended for now')
    expect(text()).toContain('You can bet as soon as it reopens')
    for (const one of [field(), button('Place bet')]) {
      const { top, bottom } = one.getBoundingClientRect()
      expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
    }
  })

  it('complaint 17: a price that moved is shown with the one that was seen, and is taken when the player says so', async () => {
    const book = fakeBook()
    book.legs = { 'sr:match:1': { odds: 21_000, is_live: true } }
    const { shows, button, element, places, slip } = open(
      { selections: picks(1), stakes: { 'sr:match:1 1 1': '10' } },
      { facts: bettor },
      book,
    )
    await vi.waitFor(() => expect(element.querySelector('del')?.textContent).toContain('1.91'))
    await shows('Live')
    button('Accept new odds').click()
    await vi.waitFor(() => expect(slip.selections()[0]?.odds).toBe(21_000))
    await vi.waitFor(() => button('Place bet').click())
    await vi.waitFor(() => expect(places()).toHaveLength(1))
  })

  it('places a bet and shows its receipt, which has the focus and is told', async () => {
    const { shows, button, element, places, slip } = open({
      selections: picks(3),
      stakes: { multiple: '10' },
    })
    await vi.waitFor(() => expect(button('Place bet').getAttribute('aria-disabled')).toBe('false'))
    button('Place bet').focus()
    button('Place bet').click()
    await shows('Bet ID 4712')
    expect(places()[0]?.values).toMatchObject({ stake: '10.00', price_changes: 'none' })
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Bet accepted'))
    await vi.waitFor(() =>
      expect(element.querySelector('[role=status]')?.textContent).toContain('Bet accepted'),
    )
    button('Keep selections').click()
    await vi.waitFor(() => expect(slip.selections()).toHaveLength(3))
  })

  it('offers the stake that would be taken, and says what money lacks', async () => {
    const book = fakeBook()
    book.refuses = [
      { type: 'InvalidRequestException', reason: 'limit', most_stake: { amount: '4.00', currency: 'EUR' } },
    ]
    const { shows, button, field, host } = open(
      { selections: picks(2), stakes: { multiple: '90' } },
      { facts: bettor },
      book,
    )
    await vi.waitFor(() => expect(button('Place bet').getAttribute('aria-disabled')).toBe('false'))
    button('Place bet').click()
    await shows('up to €4 on this bet')
    button('Stake €4').click()
    await vi.waitFor(() => expect(field().value).toBe('4.00'))
    await userEvent.fill(field(), '200')
    await shows('€95 short')
    button('Deposit').click()
    expect(host.runs.at(-1)?.scope?.response).toEqual({ missing: { amount: '95.00', currency: 'EUR' } })
  })

  it('lets who is not signed in come in, and keeps the slip', async () => {
    const { button, host, slip } = open({ selections: picks(1) }, {})
    await vi.waitFor(() => button('Sign in to bet').click())
    expect(host.runs.at(-1)?.actions).toEqual([{ do: 'open', popup: 'authorization' }])
    expect(slip.selections()).toHaveLength(1)
  })

  it('queues no bet while there is no connection, and says so', async () => {
    const { button, shows, places } = open({ selections: picks(1), stakes: { 'sr:match:1 1 1': '10' } })
    await vi.waitFor(() => expect(button('Place bet').getAttribute('aria-disabled')).toBe('false'))
    goOffline()
    await shows('You are offline')
    expect(button('Place bet').getAttribute('aria-disabled')).toBe('true')
    button('Place bet').click()
    expect(places()).toEqual([])
  })

  it('is a system with bankers, its lines written out', async () => {
    const { element, slip, shows } = open({
      ...{ selections: picks(4), kind: 'system', system: '2/4', stakes: { system: '1' } },
    })
    await shows('6 bets')
    element.querySelector<HTMLInputElement>('li input[type=checkbox]')?.click()
    await shows('3 bets')
    expect(slip.selections()[0]?.isBanker).toBe(true)
    element.querySelector('summary')?.click()
    await vi.waitFor(() => expect(element.querySelectorAll('ol li')).toHaveLength(3))
  })

  it('shows a free bet with its conditions before it is staked', async () => {
    const book = fakeBook()
    book.freeBets = [
      {
        ...{ id: 9, amount: { amount: '5.00', currency: 'EUR' }, description: { name: 'Welcome' } },
        ...{
          is_stake_returned: false,
          is_cash_out_offered: false,
          least_leg_odds: '1.50',
          kinds: ['single'],
        },
        ...{ expires_at: '2026-12-24T12:00:00.000Z', status: 'active' },
      },
    ]
    const sum = { amount: '4.55', currency: 'EUR' }
    book.quote = { free_bet: { id: 9, codes: [], amount: sum, possible_return: sum } }
    const { element, shows, button, places } = open({ selections: picks(1) }, { facts: bettor }, book)
    await shows('€5 · Welcome')
    const choice = element.querySelector('select') as HTMLSelectElement
    await userEvent.selectOptions(choice, '9')
    await shows('The return does not include the stake.')
    await shows('Odds of each selection: \u20661.50\u2069 or higher')
    await shows('€4.55')
    expect(element.querySelector('input[inputmode=decimal]')).toBeNull()
    await vi.waitFor(() => expect(button('Place bet').getAttribute('aria-disabled')).toBe('false'))
    button('Place bet').click()
    await vi.waitFor(() => expect(places()[0]?.values).toMatchObject({ free_bet: 9 }))
    expect(places()[0]?.values).not.toHaveProperty('stake')
  })

  it('goes on at the neighbour of what was taken off', async () => {
    const { element } = open({ selections: picks(3) })
    await vi.waitFor(() => expect(element.querySelectorAll('[data-remove]')).toHaveLength(3))
    const [, second] = element.querySelectorAll<HTMLElement>('[data-remove]')
    second?.focus()
    second?.click()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Home 3'))
  })

  it('tells the terms of a boosted price, and bets at the usual one by one press', async () => {
    const book = fakeBook()
    const terms = { usual_odds: 17_000, most_stake: { amount: '10.00', currency: 'EUR' } }
    book.legs = { 'sr:match:1': { boost: { ...terms, ends_at: '2027-01-10T18:00:00Z' } } }
    book.quote = { most_stake: terms.most_stake }
    const selections = [pick(1, { boost: 'derby' })]
    const { shows, button, slip } = open({ selections }, { facts: bettor }, book)
    await shows('Price boost')
    await shows('One single bet of up to €10, until')
    const asked = () => book.asked.findLast(({ operation }) => operation === 'sports.quote')?.values.slip
    expect(asked()).toMatchObject({ selections: [{ boost: 'derby' }] })
    book.legs = { 'sr:match:1': { odds: 17_000 } }
    button('Bet at the usual price').click()
    expect(slip.selections()).toMatchObject([{ odds: 17_000, boost: undefined }])
    await vi.waitFor(() => expect(JSON.stringify(asked())).not.toContain('derby'))
  })

  it('says that a boost is none of a multiple, which is at the usual price', async () => {
    const boosted = pick(1, { boost: 'derby', odds: 24_000, usualOdds: 19_100 })
    const { shows, text, slip } = open({ selections: [boosted, pick(2)], kind: 'single' })
    expect(text()).not.toContain('only for single bets')
    slip.change(() => ({ kind: 'multiple' }))
    await shows('The price boost is only for single bets')
    expect(text()).not.toContain('2.40')
    expect(text()).not.toContain('▼')
    slip.accept(slip.selections()[0] ?? boosted, { odds: 25_000, boost: { usual_odds: 20_000 } })
    expect(slip.selections()[0]).toMatchObject({ boost: 'derby', odds: 25_000, usualOdds: 20_000 })
  })

  it('a boost that is over is another price, which the player takes or leaves', async () => {
    const book = fakeBook()
    book.legs = { 'sr:match:1': { odds: 17_000 } }
    const { shows, button, slip } = open(
      { selections: [pick(1, { boost: 'derby' })] },
      { facts: bettor },
      book,
    )
    await shows('1.70')
    button('Accept').click()
    await vi.waitFor(() => expect(slip.selections()).toMatchObject([{ odds: 17_000 }]))
  })
})
