import '@mantine/core/styles.layer.css'
import '../studio.css'
import { MantineProvider } from '@mantine/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BetStop, ContentApi, NewRuling, SportsRuling } from '../api/createContentApi.ts'
import { StudioContext } from '../shell/StudioContext.ts'
import { createStudio } from '../stores/createStudio.ts'
import { SportsScreen } from './SportsScreen.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

const euros = (amount: string) => ({ amount, currency: 'EUR' })
const exposed = { event: 'sr:match:1', line: '18?total=2.5', outcome: '12' }
const names = { event: 'Riga – Cesis', market: 'Total 2.5', outcome: 'over 2.5' }
const ruling = (id: number, by: string): SportsRuling => ({
  ...{ id, event: 'sr:match:2', line: '1', result: 'void', reason: 'Wrong team' },
  ...{ asked_by: by, asked_at: '2026-11-28T12:00:00Z' },
})

function open({ isAdmin = true } = {}) {
  const stops: BetStop[] = []
  const [askedFor, confirmed, sought]: [NewRuling[], number[], (string | undefined)[]] = [[], [], []]
  const api = {
    exposure: async (offset: number, event?: string) => {
      sought.push(event)
      const item = { ...exposed, names, bets: 4, staked: euros('120.00'), liability: euros('310.50') }
      return { items: [offset === 0 ? item : { ...item, outcome: '13' }], total: 2 }
    },
    betStops: async () => [...stops],
    stopBets: async (stop: BetStop) => void stops.push(stop),
    reopenBets: async () => void stops.splice(0),
    rulings: async () => [ruling(1, 'me@example.com'), ruling(2, 'other@example.com')],
    askRuling: async (asked: NewRuling) => {
      askedFor.push(asked)
      return ruling(3, 'me@example.com')
    },
    confirmRuling: async (id: number) => {
      confirmed.push(id)
      return ruling(id, 'other@example.com')
    },
    unrecovered: async () => [
      { id: 1, bet: 77, uid: 5, amount: euros('12.00'), journal: 'bet-77', at: '2026-11-28T12:00:00Z' },
    ],
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MantineProvider env="test">
      <StudioContext value={createStudio(api as unknown as ContentApi)}>
        <SportsScreen isAdmin={isAdmin} email="me@example.com" />
      </StudioContext>
    </MantineProvider>,
  )
  return { stops, askedFor, confirmed, sought }
}

const text = (words: string) => expect.element(page.getByText(words, { exact: true }).first())

it('shows what open bets may cost, stops a market from there, and reopens it', async () => {
  const { stops, sought } = open()
  await text('€310.50').toBeVisible()
  await text('Riga – Cesis').toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stop market Total 2.5 of Riga – Cesis' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Stop market' }))
  await text('Stopped').toBeVisible()
  expect(stops).toEqual([{ event: 'sr:match:1', line: '18?total=2.5' }])
  await userEvent.click(page.getByRole('button', { name: 'Reopen sr:match:1 18?total=2.5' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Reopen' }))
  await text('Nothing is stopped by staff.').toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show more' }))
  await expect.poll(() => page.getByText('over 2.5').elements().length).toBe(2)
  await userEvent.fill(page.getByRole('region', { name: 'Exposure' }).getByLabelText('Event'), 'sr:match:9')
  await vi.waitFor(() => expect(sought.at(-1)).toBe('sr:match:9'))
})

it('stops a whole event by its id', async () => {
  const { stops } = open()
  const part = page.getByRole('region', { name: 'Stopped by staff' })
  await userEvent.fill(part.getByRole('textbox', { name: 'Event' }), ' sr:match:3 ')
  await userEvent.fill(part.getByRole('textbox', { name: 'Reason' }), 'Rumours')
  await userEvent.click(part.getByRole('button', { name: 'Stop bets' }))
  await text('sr:match:3 · Whole event').toBeVisible()
  expect(stops).toEqual([{ event: 'sr:match:3', reason: 'Rumours' }])
})

it('lets admins confirm what others ask, and not what they ask themselves', async () => {
  const { confirmed, askedFor } = open()
  await expect.element(page.getByRole('button', { name: 'Confirm ruling 2' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Confirm ruling 1' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Confirm ruling 2' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(confirmed).toEqual([2]))
  const part = page.getByRole('region', { name: 'Rulings awaiting confirmation' })
  await userEvent.fill(part.getByRole('textbox', { name: 'Event' }), 'sr:match:4')
  await userEvent.fill(part.getByRole('textbox', { name: 'Market' }), '1')
  await userEvent.fill(part.getByRole('textbox', { name: 'Reason' }), 'Played before')
  await userEvent.click(part.getByRole('button', { name: 'Request a ruling' }))
  await vi.waitFor(() =>
    expect(askedFor).toEqual([{ event: 'sr:match:4', line: '1', result: 'void', reason: 'Played before' }]),
  )
})

it('shows publishers rulings and sums that are owed, and no way to rule', async () => {
  open({ isAdmin: false })
  await text('Administrators request and confirm rulings.').toBeVisible()
  await text('€12').toBeVisible()
  expect(page.getByRole('button', { name: /ruling/ }).elements()).toEqual([])
})
