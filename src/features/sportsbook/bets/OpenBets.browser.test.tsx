import '#renderers/base.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeBet, fakeBetPlatform, fakeLeg, noAnswer, refusal } from './testing/fakeBets.ts'
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

describe('open bets', () => {
  it('tell of each leg what it is on, its price, how it stands and what became of it, in words', async () => {
    const live = { is_live: true, event_status: 'live' as const }
    const score = { home: '2', away: '1', period: '2nd half', clock: '62:05', periods: [], statistics: [] }
    const { text, element } = await open(
      fakeBetPlatform([
        fakeBet({
          ...{ system: 'multiple', selections: [] },
          selections: [
            fakeLeg({ ...live, score }),
            fakeLeg({
              event: 'sr:match:2',
              event_name: 'Ventspils – Ogre',
              event_status: 'ended',
              result: 'won',
            }),
            fakeLeg({ event: 'sr:match:3', event_name: 'Tukums – Saldus', event_status: 'postponed' }),
          ],
        }),
      ]),
    )
    await vi.waitFor(() => expect(text()).toContain('Ventspils – Ogre'))
    const legs = [...element.querySelectorAll('article li')].map(({ textContent }) => textContent)
    expect(legs[0]).toContain('Riga 2.50Match resultRiga – CesisLive2:12nd half62:05')
    expect(legs[1]).toContain('Won')
    expect(legs[2]).toContain('Postponed')
    expect(text()).toContain('Multiple')
    expect(text()).toContain('Possible return€25')
  })

  it('show prices in the format that the player has chosen, as soon as they choose it', async () => {
    const { host, text } = await open()
    await vi.waitFor(() => expect(text()).toContain('2.50'))
    host.setFacts({ stored: { odds_format: 'american' } })
    await vi.waitFor(() => expect(text()).toContain('+150'))
  })

  it('count down to the decision on a bet in play, and ask what came of it', async () => {
    const platform = fakeBetPlatform([
      fakeBet({ status: 'pending', decided_at: new Date(Date.now() + 1_000).toISOString() }),
    ])
    const { text } = await open(platform)
    await vi.waitFor(() => expect(text()).toMatch(/is accepted in 1 second|is being accepted/))
    expect(text()).not.toContain('Cash out')
    platform.bets.set(7, fakeBet())
    await vi.waitFor(() => expect(text()).toContain('Cash out'), 5_000)
  })

  it('complaint 8: show a bet that was placed once, as soon as the player is told of it', async () => {
    const { platform, host, element } = await open()
    await vi.waitFor(() => expect(element.querySelectorAll('article')).toHaveLength(1))
    platform.bets.set(8, fakeBet({ id: 8 }))
    await host.refresh()
    await host.refresh()
    await vi.waitFor(() => expect(element.querySelectorAll('article')).toHaveLength(2))
    expect(element.querySelector('article')?.textContent).toContain('Bet 8')
  })

  it('complaint 9: keep a bet that ends while it is looked at, and say how, until it is dismissed', async () => {
    const { platform, host, text, press, element } = await open()
    await vi.waitFor(() => expect(text()).toContain('Bet 7'))
    platform.bets.set(7, fakeBet({ status: 'settled', returned: { amount: '25.00', currency: 'EUR' } }))
    await host.refresh()
    await vi.waitFor(() => expect(text()).toContain('Settled'))
    expect(text()).toContain('Returned€25')
    press('Remove Single, bet 7')
    await vi.waitFor(() => expect(element.querySelector('article')).toBeNull())
    expect(text()).toContain('You have no open bets.')
  })

  it('show more of many, and no bet as ended that only made room for newer ones', async () => {
    const many = Array.from({ length: 12 }, (_, at) => fakeBet({ id: at + 1 }))
    const { platform, host, press, element } = await open(fakeBetPlatform(many))
    await vi.waitFor(() => expect(element.querySelectorAll('article')).toHaveLength(10))
    platform.bets.set(13, fakeBet({ id: 13 }))
    await host.refresh()
    await vi.waitFor(() => expect(element.textContent).toContain('Bet 13'))
    expect(element.querySelectorAll('article')).toHaveLength(10)
    press('Show more bets')
    await vi.waitFor(() => expect(element.querySelectorAll('article')).toHaveLength(13))
  })

  it('ask who is not signed in to sign in', async () => {
    const { text, press, host } = await open(fakeBetPlatform(), { session: { authenticated: false, uid: 0 } })
    expect(text()).toContain('Log in to see your bets.')
    press('Log in')
    expect(host.runs[0]?.actions).toEqual([{ do: 'open', popup: 'authorization' }])
    expect(host.calls).toEqual([])
  })

  it('say why they could not be loaded, and try again', async () => {
    const platform = fakeBetPlatform()
    platform.list = refusal('RuntimeException')
    const { press, text } = await open(platform)
    await vi.waitFor(() => expect(text()).toContain('This could not be loaded.'))
    platform.list = undefined
    press('Try again')
    await vi.waitFor(() => expect(text()).toContain('Bet 7'))
  })

  it('stay offline as they were, say so, and come back by themselves', async () => {
    const { platform, host, text } = await open()
    await vi.waitFor(() => expect(text()).toContain('Bet 7'))
    platform.list = noAnswer
    await host.refresh()
    await vi.waitFor(() => expect(text()).toContain('You are offline.'))
    expect(text()).toContain('Bet 7')
    platform.list = undefined
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(text()).not.toContain('You are offline.'))
  })
})
