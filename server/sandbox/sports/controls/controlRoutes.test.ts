import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Element, within } from '../testing/listen.ts'
import { servedFeed } from '../testing/servedFeed.ts'

const MINUTE = 60_000
let served: Awaited<ReturnType<typeof servedFeed>>
let tester: Awaited<ReturnType<typeof served.listen>>

beforeAll(async () => {
  served = await servedFeed(Date.UTC(2026, 10, 28, 15, 20))
  tester = await served.listen(1)
  await tester.next(({ name }) => name === 'alive')
})
afterAll(async () => {
  await tester.close()
  await served.close()
})

const idsOf = (document: Element) =>
  within(document, 'sport_event').map(({ attributes }) => attributes.id ?? '')
const events = async (which: 'pre' | 'live') =>
  idsOf(await served.xml(`/v1/sports/en/schedules/${which}/schedule.xml`))
const statusOf = async (event: string) =>
  within(await served.xml(`/v1/sports/en/sport_events/${event}/summary.xml`), 'sport_event_status')[0]
    ?.attributes.status
const act = async (event: string, form: Record<string, string>) =>
  (await served.post(`/sandbox/feed/events/${event}`, form)).status
const feedAct = async (form: Record<string, string>) => (await served.post('/sandbox/feed', form)).status
/** The next message of a kind on an event. */
const heard = (name: string, event: string, from = 0) =>
  tester.next((message) => message.name === name && message.attributes.event_id === event, from)
const optionsOf = (page: string, form: string) =>
  [...(page.split(form)[1] ?? '').matchAll(/<option value="([^"]*)">/g)].map(([, line = '']) => line)

test('the page lists what is played, runs nothing, and its buttons lead to itself', async () => {
  const answer = await fetch(`${served.url}/sandbox/feed`)
  const page = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).not.toContain('<script')
  const [event] = await events('live')
  expect(page).toContain(`/sandbox/feed/events/${event}`)
  expect((await fetch(`${served.url}/sandbox/feed/events/sr:match:999`)).status).toBe(404)
})

test('a producer falls silent, and what it says then is lost', async () => {
  expect(await feedAct({ act: 'pause', product: '3' })).toBe(200)
  const from = tester.heard.length
  served.pass(MINUTE)
  await tester.next(({ name, attributes }) => name === 'alive' && attributes.product === '1', from)
  await tester.next(({ name, attributes }) => name === 'odds_change' && attributes.product === '1', from)
  expect(tester.heard.slice(from).some(({ attributes }) => attributes.product === '3')).toBe(false)
  expect(await feedAct({ act: 'resume', product: '3' })).toBe(200)
  const after = tester.heard.length
  served.pass(MINUTE)
  const alive = await tester.next(
    ({ name, attributes }) => name === 'alive' && attributes.product === '3',
    after,
  )
  expect(alive.attributes.subscribed).toBe('0')
  expect(await feedAct({ act: 'pause', product: '7' })).toBe(422)
})

test('messages come twice', async () => {
  expect(await feedAct({ act: 'tamper', how: 'double', count: '4' })).toBe(200)
  const from = tester.heard.length
  const isMessage = ({ name }: Element) => name !== 'alive'
  served.pass(MINUTE)
  await tester.next(isMessage, from)
  const [one, again, two, twice] = tester.heard.slice(from).filter(isMessage)
  expect(one).toEqual(again)
  expect(two).toEqual(twice)
  for (const count of ['0', '1001', '-1', 'x', '1.5'])
    expect(await feedAct({ act: 'tamper', how: 'drop', count })).toBe(422)
  expect(await feedAct({ act: 'tamper', how: 'other', count: '1' })).toBe(422)
})

test('an event begins later, or not at all', async () => {
  const [late = '', gone = ''] = (await events('pre')).filter((id) => id.startsWith('sr:match'))
  expect(await act(late, { act: 'delay', minutes: '30' })).toBe(200)
  expect((await heard('fixture_change', late)).attributes.change_type).toBe('2')
  expect(await act(gone, { act: 'postpone' })).toBe(200)
  await heard('bet_stop', gone)
  await heard('fixture_change', gone)
  expect(await statusOf(gone)).toBe('postponed')
  served.pass(15 * MINUTE)
  expect(await statusOf(late)).toBe('delayed')
  expect(await events('pre')).toContain(late)
  expect(await events('pre')).not.toContain(gone)
  served.pass(20 * MINUTE)
  await tester.next(
    ({ name, attributes }) =>
      name === 'odds_change' && attributes.event_id === late && attributes.product === '1',
  )
  expect(await statusOf(late)).toBe('live')
  expect(await statusOf(gone)).toBe('postponed')
  expect(await act(late, { act: 'postpone' })).toBe(409)
  for (const minutes of ['', '0', '-1', '99999']) expect(await act(gone, { act: 'delay', minutes })).toBe(409)
})

test('an event is broken off: what is open is void, and it says nothing more', async () => {
  const [event = ''] = (await events('live')).slice(-1)
  expect(await act(event, { act: 'abandon' })).toBe(200)
  const cancel = await heard('bet_cancel', event)
  const voided = within(cancel, 'market')
  expect(voided.length).toBeGreaterThan(2)
  expect(voided[0]?.attributes.void_reason).toBe('10')
  expect(await statusOf(event)).toBe('abandoned')
  const from = tester.heard.length
  served.pass(20 * MINUTE)
  await tester.next(({ name }) => name === 'odds_change', from)
  expect(tester.heard.slice(from).some(({ attributes }) => attributes.event_id === event)).toBe(false)
  expect(await act(event, { act: 'abandon' })).toBe(409)
})

test('bets of a window are cancelled and not any more, settlements are rolled back and made again, and recovered', async () => {
  const isSettled = ({ name }: Element) => name === 'bet_settlement'
  const settlement = await tester.next(isSettled)
  const event = settlement.attributes.event_id ?? ''
  const page = await served.text(`/sandbox/feed/events/${event}`)
  const [line = ''] = optionsOf(page, 'Settlements</h2>')
  const from = tester.heard.length
  expect(await act(event, { act: 'cancel', line, from: '30', to: '10' })).toBe(200)
  const { attributes } = await heard('bet_cancel', event, from)
  expect(Number(attributes.end_time) - Number(attributes.start_time)).toBe(20 * MINUTE)
  const window = { from: attributes.start_time ?? '', to: attributes.end_time ?? '' }
  expect(await act(event, { act: 'uncancel', line, ...window })).toBe(200)
  expect((await heard('rollback_bet_cancel', event, from)).attributes).toMatchObject({
    ...{ start_time: window.from, end_time: window.to },
  })
  // A line without specifiers as well.
  expect(await act(event, { act: 'cancel', line: '1 ' })).toBe(200)
  expect(await act(event, { act: 'uncancel', line: '1 ' })).toBe(200)
  expect(await act(event, { act: 'roll_back', line })).toBe(200)
  await heard('rollback_bet_settlement', event, from)
  expect(await act(event, { act: 'settle', line })).toBe(200)
  expect((await heard('bet_settlement', event, from)).attributes.certainty).toBe('2')
  for (const wrong of [
    { act: 'cancel', line, from: '10', to: '30' },
    { act: 'cancel', line: 'x' },
    { act: 'settle', line: '999 ' },
    { act: 'other' },
  ])
    expect(await act(event, wrong as Record<string, string>)).toBe(409)

  const mine = await served.listen(5)
  await mine.next(({ name }) => name === 'alive')
  await served.post(`/v1/liveodds/stateful_messages/events/${event}/initiate_request?request_id=3&node_id=5`)
  await mine.next(({ name }) => name === 'snapshot_complete')
  const kinds = mine.heard.filter((message) => message.attributes.request_id === '3').map(({ name }) => name)
  expect(kinds.slice(-7)).toEqual([
    ...['bet_cancel', 'rollback_bet_cancel', 'bet_cancel', 'rollback_bet_cancel'],
    ...['rollback_bet_settlement', 'bet_settlement', 'snapshot_complete'],
  ])
  await mine.close()
})
