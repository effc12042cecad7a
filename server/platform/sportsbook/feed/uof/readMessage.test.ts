import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FeedXmlError } from './FeedXmlError.ts'
import { aboutMessage, readMessage } from './readMessage.ts'

const folder = join(import.meta.dirname, '../../../../../tests/fixtures/betting/uof')
const file = (name: string) => readFileSync(join(folder, `${name}.xml`), 'utf8')
const at = 1_767_268_800_000
const ofMatch = { event: 'sr:match:4711' }

test('an odds change is read with the status of its event; what is not known is passed over', () => {
  expect(readMessage(file('odds_change'))).toEqual({
    status: {
      status: 1,
      matchStatus: 7,
      score: {
        ...{ home: '1', away: '0', clock: '62:05' },
        periods: [
          { number: 1, home: '1', away: '0' },
          { number: 2, home: '0', away: '0' },
        ],
        statistics: {
          ...{ home_corners: '4', away_corners: '2', home_yellow_cards: '1', away_yellow_cards: '3' },
        },
      },
    },
    message: {
      kind: 'odds_change',
      ...{ ...ofMatch, producer: 1, at },
      lines: [
        {
          line: '1',
          status: 1,
          outcomes: [
            { id: '1', odds: 14_500, probability: 0.6612, isActive: true },
            { id: '2', odds: 41_000, probability: 0.23, isActive: true },
            { id: '3', odds: 97_500, isActive: false },
          ],
        },
        { line: '18?total=2.5', status: 1, outcomes: [{ id: '13', odds: 19_000, isActive: true }] },
        { line: '210?gamenr=3|setnr=1', status: -2, outcomes: [] },
      ],
    },
  })
})

test('a stop suspends unless it says that lines are gone, and stops all unless it names groups', () => {
  expect(readMessage(file('bet_stop'))?.message).toEqual({
    kind: 'bet_stop',
    ...{ ...ofMatch, producer: 1, at: at + 1000, groups: ['score', 'corners'], status: -1 },
  })
  const stop = '<bet_stop product="1" event_id="sr:match:1" timestamp="5" market_status="0"/>'
  expect(readMessage(stop)?.message).toMatchObject({ groups: ['all'], status: 0 })
})

test('a settlement is read by half stakes and shares, without what is not decided', () => {
  expect(readMessage(file('bet_settlement'))?.message).toEqual({
    kind: 'bet_settlement',
    ...{ ...ofMatch, producer: 3, at: at + 2000, certainty: 2 },
    lines: [
      {
        line: '16?hcp=-0.25',
        results: { '1714': { won: true, voidHalves: 1 }, '1715': { won: false, voidHalves: 1 } },
      },
      {
        line: '534',
        results: {
          'sr:competitor:1': { won: true, voidHalves: 0, deadHeat: '0.33' },
          'sr:competitor:2': { won: false, voidHalves: 2 },
        },
      },
    ],
  })
})

test('cancels have a window that may be open to either side', () => {
  const window = { from: at - 100_000, to: at - 40_000 }
  const lines = ['18?total=2.5', '1']
  const cancel = file('bet_cancel')
  expect(readMessage(cancel)?.message).toMatchObject({ kind: 'bet_cancel', window, lines })
  const back = cancel.replaceAll('bet_cancel', 'rollback_bet_cancel').replace(/start_time="\d+"/, '')
  expect(readMessage(back)?.message).toMatchObject({
    kind: 'rollback_bet_cancel',
    window: { to: window.to },
    lines,
  })
})

test('what producers say of themselves, and of fixtures', () => {
  const said = (xml: string) => readMessage(xml)?.message
  expect(said('<alive product="3" timestamp="5" subscribed="0"/>')).toEqual({
    ...{ kind: 'alive', producer: 3, at: 5, isSubscribed: false },
  })
  expect(said('<snapshot_complete product="3" timestamp="5" request_id="8"/>')).toMatchObject({ request: 8 })
  const change = '<fixture_change product="3" event_id="sr:match:1" timestamp="5" change_type="5"/>'
  expect(said(change)).toMatchObject({ kind: 'fixture_change', event: 'sr:match:1', change: 5 })
  expect(
    said(
      '<rollback_bet_settlement product="3" event_id="sr:match:1" timestamp="5"><market id="1"/></rollback_bet_settlement>',
    ),
  ).toMatchObject({
    ...{ kind: 'rollback_bet_settlement', lines: ['1'] },
  })
  expect(said('<product_down product="3"/>')).toBeUndefined()
})

test.each([
  ['odds_change', 'odds="1.45"', 'odds="1"', 'outcome odds is "1"'],
  ['odds_change', 'odds="1.45" ', '', 'outcome odds is missing'],
  ['odds_change', 'odds="1.45"', 'odds="NaN"', 'outcome odds is "NaN"'],
  ['odds_change', '0.6612', '1.2', 'outcome probabilities is "1.2"'],
  ['odds_change', 'status="-2"', 'status="2"', 'market status is "2"'],
  ['odds_change', 'timestamp="1767268800000"', 'timestamp="soon"', 'odds_change timestamp is "soon"'],
  ['odds_change', 'event_id="sr:match:4711"', '', 'odds_change event_id is missing'],
  ['odds_change', 'status="1" reporting', 'status="11" reporting', 'sport_event_status status is "11"'],
  ['bet_stop', 'product="1"', 'product="40000"', 'bet_stop product is "40000"'],
  ['bet_stop', 'product', 'market_status="1" product', 'bet_stop market_status is "1"'],
  ['bet_settlement', 'certainty="2"', '', 'bet_settlement certainty is missing'],
  ['bet_settlement', 'void_factor="0.5"', 'void_factor="0.25"', 'outcome void_factor is "0.25"'],
  ['bet_settlement', '0.33', '1.5', 'outcome dead_heat_factor is "1.5"'],
  ['bet_settlement', 'result="-1"', 'result="2"', 'outcome result is "2"'],
  ['bet_cancel', 'end_time="1767268760000"', 'end_time="1"', 'bet_cancel end_time is before start_time'],
  ['bet_cancel', 'market id="1"', 'market id="x"', 'market id is "x"'],
])('%s with %s as %s is refused, and it is said where', (name, is, becomes, said) => {
  const xml = file(name).replace(is, becomes)
  expect(xml).not.toBe(file(name))
  const read = () => readMessage(xml)
  expect(read).toThrow(FeedXmlError)
  expect(read).toThrow(`${name}: ${said}`)
})

test('what is no XML, or has definitions of its own, is refused', () => {
  const stop = file('bet_stop')
  const hostile = ['&#0;', '&#7;', '&#xD800;'].map((one) => stop.replace('corners', one))
  for (const bad of [
    ...hostile,
    '',
    'no',
    stop.slice(0, -4),
    `${stop}<`,
    `<!DOCTYPE a [<!ENTITY b "c">]>${stop}`,
    '<a>'.repeat(40),
  ])
    expect(() => readMessage(bad)).toThrow(FeedXmlError)
})

test('of one that cannot be read it is known whose it was', () => {
  const broken = file('odds_change').replace('1.45', 'x')
  expect(aboutMessage(broken)).toEqual({ ...ofMatch, producer: 1, at })
  expect(aboutMessage('<odds_change product="1"/>')).toBeUndefined()
})
