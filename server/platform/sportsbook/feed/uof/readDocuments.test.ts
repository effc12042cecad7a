import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMarketText, readMatchStatus, readProducer, readVariantText } from './readDescriptions.ts'
import { readFixture, readPlayers } from './readFixtures.ts'
import { readStatus } from './readStatus.ts'
import { createXmlReader, type Element, first, readXml } from './readXml.ts'

const folder = join(import.meta.dirname, '../../../../../tests/fixtures/betting/uof')
const file = (name: string) => readFileSync(join(folder, `${name}.xml`), 'utf8')

test('a fixture is read with its tournament and its sides, the home side first', () => {
  const fixture = first(readXml(file('fixture')), 'fixture') as Element
  const expected = {
    id: 'sr:match:4711',
    tournament: {
      ...{ id: 'sr:tournament:17', name: 'First League' },
      sport: { id: 'sr:sport:1', name: 'Football', number: 1 },
      category: { id: 'sr:category:1', name: 'Elmland' },
    },
    startsAt: new Date('2026-01-01T12:00:00Z'),
    competitors: [
      { id: 'sr:competitor:1', name: 'Riverside' },
      { id: 'sr:competitor:2', name: 'Northgate' },
    ],
    status: 0,
  }
  expect(readFixture(fixture)).toEqual(expected)
  const prefixed = file('fixture')
    .replaceAll(/<(\/?)(\w)/g, '<$1ns2:$2')
    .replace('xmlns=', 'xmlns:ns2=')
  expect(readFixture(first(readXml(prefixed), 'fixture') as Element)).toEqual(expected)
})

test('descriptions are read one by one, into however many pieces they are cut', () => {
  const xml = file('markets')
  for (const length of [1, 7, 64, xml.length]) {
    const found: Element[] = []
    const reader = createXmlReader((child) => found.push(child))
    for (let from = 0; from < xml.length; from += length) reader.write(xml.slice(from, from + length))
    expect(reader.end().children).toEqual([])
    expect(found.map(readMarketText)).toEqual([
      {
        ...{ id: 18, variant: '', name: 'Total', groups: ['all', 'score', 'regular_play'] },
        specifiers: [{ name: 'total', type: 'decimal' }],
        outcomes: [
          { id: '13', name: 'under {total}' },
          { id: '12', name: 'over {total}' },
        ],
      },
      {
        ...{ id: 40, variant: '', name: '{!goalnr} goalscorer', groups: ['all', 'scorers'], outcomes: [] },
        ...{ specifiers: [{ name: 'goalnr', type: 'integer' }], outcomeType: 'player' },
      },
    ])
  }
})

test('outcomes that variants bring', () => {
  const xml = `<variant_descriptions response_code="OK"><variant id="sr:exact_goals:2+"><outcomes>
    <outcome id="sr:exact_goals:2+:85" name="0"/><outcome id="sr:exact_goals:2+:86" name="1"/>
    </outcomes><mappings/></variant></variant_descriptions>`
  expect(readXml(xml).children.map(readVariantText)).toEqual([
    {
      id: 'sr:exact_goals:2+',
      outcomes: [
        { id: 'sr:exact_goals:2+:85', name: '0' },
        { id: 'sr:exact_goals:2+:86', name: '1' },
      ],
    },
  ])
})

test('what is short: producers, match statuses, players', () => {
  expect(
    readProducer(
      readXml(
        '<producer id="1" name="LO" active="true" scope="live" api_url="https://api.example/v1/liveodds/"/>',
      ),
    ),
  ).toEqual({
    ...{ id: 1, name: 'LO', isActive: true, isLive: true, product: 'liveodds' },
  })
  expect(readMatchStatus(readXml('<match_status id="31" description="Halftime"/>'))).toEqual({
    ...{ id: '31', name: 'Halftime' },
  })
  const profile =
    '<competitor_profile><competitor id="a" name="b"/><players><player id="sr:player:1" name="Marsh, A."/></players></competitor_profile>'
  expect(readPlayers(readXml(profile))).toEqual([{ id: 'sr:player:1', name: 'Marsh, A.' }])
})

test('a status may be a number or a word', () => {
  const read = (attributes: string) => readStatus(readXml(`<sport_event_status ${attributes}/>`))
  expect(read('status="postponed" match_status="not_started" match_status_code="0"')).toEqual({
    ...{ status: 8, matchStatus: 0, score: {} },
  })
  expect(read('status="1" home_gamescore="40" away_gamescore="15" current_server="2"').score).toEqual({
    statistics: { home_gamescore: '40', away_gamescore: '15', current_server: '2' },
  })
  expect(read('status="1" home_dismissals="4" innings="1" over="12" delivery="3" throw="2"').score).toEqual({
    statistics: { home_dismissals: '4', innings: '1', over: '12', delivery: '3' },
  })
  expect(() => read('status="over"')).toThrow('sport_event_status status is "over"')
})
