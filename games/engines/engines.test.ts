import { describe, expect, test } from 'vitest'
import { createDraw, type Draw } from '../fairness/createDraw.ts'
import { commitment } from '../fairness/seeds.ts'
import { bankerDraws, dealBaccarat } from './cards/baccarat.ts'
import { type BlackjackConfig, type BlackjackMove, blackjack } from './cards/blackjack.ts'
import type { CrashOutcome } from './crash.ts'
import { RefusedPlay } from './Engine.ts'
import { engines, type Mathematics, playRound } from './engines.ts'
import { type MinesMove, mines, minesPay } from './mines.ts'
import { verifyRound } from './verifyRound.ts'

/** Draws the given integers, then zeros. */
const given = (...integers: number[]): Draw => ({
  below: () => integers.shift() ?? 0,
  bits52: () => integers.shift() ?? 0,
})

/** A draw that makes a shuffle begin with these cards. */
function dealing(decks: number, ...cards: number[]): Draw {
  const places = Array.from({ length: decks * 52 }, (_, at) => at)
  return given(
    ...cards.map((card, place) => {
      const at = places.findIndex((value, index) => index >= place && value % 52 === card)
      const taken = places[at] as number
      places[at] = places[place] as number
      places[place] = taken
      return at - place
    }),
  )
}
const [ace, two, five, six, seven, eight, nine, ten] = [0, 1, 4, 5, 6, 7, 8, 9] as const

const seeds = { server: 'ab'.repeat(32), client: 'player', nonce: 7 }

test('dice win below and from the target on', () => {
  const config = { returned: 9900, chances: { least: 100, most: 9800 } }
  const roll = (side: 'under' | 'over', target: number, at: number) =>
    engines.dice.play(config, given(at), { stake: '100', side, target }, []).win
  expect(roll('under', 4950, 4949)).toBe('200')
  expect(roll('under', 4950, 4950)).toBe('0')
  expect(roll('over', 5050, 5050)).toBe('200')
  expect(roll('over', 5050, 5049)).toBe('0')
  // 9900 / 7 times a stake of 1, rounded down.
  expect(
    engines.dice.play(
      { ...config, chances: { least: 1, most: 9800 } },
      given(0),
      { stake: '1', side: 'under', target: 7 },
      [],
    ).win,
  ).toBe('1414')
  expect(() => roll('under', 99, 0)).toThrow(RefusedPlay)
})

test('crash pays who left before', () => {
  const play = (at: number, bits: number) =>
    engines.crash.play({ most: 100_000 }, given(bits), { stake: '1000', at }, [])
  expect(play(198, 2 ** 51)).toMatchObject({ point: 198, win: '1980' })
  expect(play(199, 2 ** 51).win).toBe('0')
  expect(play(101, 0)).toMatchObject({ point: 100, win: '0' })
  expect(() => play(100, 0)).toThrow(RefusedPlay)
})

test('plinko pays the bucket of its path', () => {
  const config = { tables: { low: { 4: [500, 150, 20, 150, 700] } } }
  const outcome = engines.plinko.play(config, given(1, 0, 1, 1), { stake: '10', risk: 'low', rows: 4 }, [])
  expect(outcome).toMatchObject({ path: [1, 0, 1, 1], bucket: 3, pays: 150, win: '15' })
  expect(() => engines.plinko.play(config, given(), { stake: '10', risk: 'toString', rows: 4 }, [])).toThrow(
    RefusedPlay,
  )
})

test('roulette pays each bet by itself', () => {
  const bets = [
    { kind: 'straight', numbers: [17], stake: '10' },
    { kind: 'corner', numbers: [17, 16, 14, 13], stake: '10' },
    { kind: 'black', stake: '10' },
    { kind: 'low', stake: '10' },
    { kind: 'column_3', stake: '10' },
  ] as const
  const outcome = engines.roulette.play({ wheel: 'single', laPartage: false }, given(17), { bets }, [])
  expect(outcome).toMatchObject({ stake: '50', win: '490', wins: ['360', '90', '20', '20', '0'] })
  const partage = engines.roulette.play(
    { wheel: 'single', laPartage: true },
    given(0),
    { bets: [{ kind: 'red', stake: '5' }] },
    [],
  )
  expect(partage.win).toBe('2')
})

test.each([
  [{ kind: 'split', numbers: [3, 4], stake: '1' }],
  [{ kind: 'corner', numbers: [3, 4, 6, 7], stake: '1' }],
  [{ kind: 'red', numbers: [1], stake: '1' }],
  [{ kind: 'top_line', numbers: [0, 1, 2, 3, 37], stake: '1' }],
  [{ kind: 'constructor', stake: '1' }],
  [{ kind: 'red', stake: '0' }],
  [{ kind: 'red', stake: 5 }],
  [null],
])('roulette refuses the bet %j', (bet) => {
  const mathematics: Mathematics = { kind: 'roulette', config: { wheel: 'single', laPartage: false } }
  expect(() => playRound(mathematics, given(), { bets: [bet] })).toThrow(RefusedPlay)
})

test('the banker draws by the table', () => {
  const drawn = (banker: number) =>
    [...Array(10).keys()].filter((third) => bankerDraws(banker, third)).join('')
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(drawn)).toEqual([
    '0123456789',
    '0123456789',
    '0123456789',
    '012345679',
    '234567',
    '4567',
    '67',
    '',
  ])
  expect(bankerDraws(5, undefined)).toBe(true)
  expect(bankerDraws(6, undefined)).toBe(false)
})

test('baccarat deals third cards, and none after a natural', () => {
  expect(dealBaccarat([two, two, ten, two, six, ace])).toEqual({
    player: [two, ten, six],
    banker: [two, two, ace],
    result: 'player',
  })
  expect(dealBaccarat([eight, two, ten, two, nine, ace])).toEqual({
    player: [eight, ten],
    banker: [two, two],
    result: 'player',
  })
  const pays = { player: { num: 2, den: 1 }, banker: { num: 195, den: 100 }, tie: { num: 9, den: 1 } }
  const draw = dealing(8, nine, nine, ten, ten)
  const outcome = engines.baccarat.play({ decks: 8, pays }, draw, { bets: { banker: '100', tie: '10' } }, [])
  expect(outcome).toMatchObject({
    result: 'tie',
    stake: '110',
    win: '190',
    wins: { banker: '100', tie: '90' },
  })
})

const rules: BlackjackConfig = { decks: 6, hitsSoft17: false, blackjackPays: { num: 5, den: 2 } }
const play = (cards: number[], moves: BlackjackMove[] = [], config = rules) =>
  blackjack.play(config, dealing(6, ...cards), { stake: '100' }, moves)

// Cards come to the player, the dealer, the player, the dealer, then as they are asked for.
test.each<[string, number[], BlackjackMove[], string, string]>([
  ['a blackjack pays three to two at once', [ace, nine, ten, nine], [], '100', '250'],
  ['two blackjacks are a tie', [ace, ace, ten, ten], [], '100', '100'],
  ['the blackjack of a dealer ends the round', [ten, ace, ten, ten], [], '100', '0'],
  ['who has too many loses before the dealer draws', [ten, ten, five, six, seven], ['hit'], '100', '0'],
  ['21 stands by itself', [ten, ten, five, seven, six], ['hit'], '100', '200'],
  ['a dealer stands on a soft 17', [ten, ace, eight, six, five], ['stand'], '100', '200'],
  ['a double takes one card', [five, ten, six, seven, nine], ['double'], '200', '400'],
  [
    'a split plays both hands',
    [eight, six, eight, ten, ten, two, nine, ten],
    ['split', 'stand', 'double'],
    '300',
    '600',
  ],
  [
    'split aces take one card, and 21 on them is no blackjack',
    [ace, ten, ace, nine, ten, five],
    ['split'],
    '200',
    '200',
  ],
])('%s', (_, cards, moves, stake, win) => {
  expect(play(cards, moves)).toMatchObject({ isOver: true, stake, win, options: [] })
})

test('a dealer who hits a soft 17 draws to it', () => {
  const outcome = play([ten, ace, eight, six, ten, ten], ['stand'], { ...rules, hitsSoft17: true })
  expect(outcome.dealer).toEqual([ace, six, ten])
})

test('a round that goes on shows one card of the dealer and what may be done', () => {
  expect(play([eight, six, eight, ten])).toMatchObject({
    dealer: [six],
    isOver: false,
    win: '0',
    options: ['hit', 'stand', 'double', 'split'],
    active: 0,
  })
  expect(play([eight, six, eight, ten, two, ten], ['split'])).toMatchObject({
    options: ['hit', 'stand', 'double'],
    stake: '200',
  })
  expect(play([eight, six, eight, ten, two, ten, two], ['split', 'hit']).options).toEqual(['hit', 'stand'])
})

test.each<[string, number[], string[]]>([
  ['a split of unequal cards', [ten, six, eight, ten], ['split']],
  ['a second split', [eight, six, eight, ten, eight, eight], ['split', 'split']],
  ['a double of three cards', [two, six, two, ten, two], ['hit', 'double']],
  ['a move after the end', [ten, six, eight, ten, ten], ['stand', 'hit']],
  ['an unknown move', [ten, six, eight, ten], ['surrender']],
])('blackjack refuses %s', (_, cards, moves) => {
  expect(() => play(cards, moves as BlackjackMove[])).toThrow(RefusedPlay)
})

const field = { cells: 25, mines: { least: 1, most: 24 }, returned: 99, most: 10_000 }

test('mines pay 1.125 for one of 22 safe cells, and tell where they lay at the end', () => {
  expect(minesPay(field, 3, 1)).toEqual({ num: 9, den: 8 })
  const at = (moves: MinesMove[]) => mines.play(field, given(), { stake: '800', mines: 3 }, moves)
  expect(at([{ pick: 10 }])).toMatchObject({ isOver: false, win: '0', pays: { num: 9, den: 8 } })
  expect(at([{ pick: 10 }]).mines).toBeUndefined()
  expect(at([{ pick: 10 }, { take: true }])).toMatchObject({ isOver: true, win: '900', mines: [0, 1, 2] })
  expect(at([{ pick: 10 }, { pick: 1 }])).toMatchObject({ isOver: true, win: '0', mines: [0, 1, 2] })
})

test('mines end by themselves at the most that they pay', () => {
  const cells = [...Array(22).keys()].map((cell) => ({ pick: cell + 3 }))
  expect(mines.play(field, given(), { stake: '1', mines: 3 }, cells)).toMatchObject({
    isOver: true,
    win: '2277',
  })
  const most = mines.play(field, given(), { stake: '1', mines: 12 }, [{ pick: 12 }, { pick: 13 }]).next
  expect(most).toBeDefined()
  const eleven = [...Array(10).keys()].map((cell) => ({ pick: cell + 12 }))
  expect(Number(mines.play(field, given(), { stake: '1', mines: 12 }, eleven.slice(0, 8)).win)).toBeLessThan(
    10_000,
  )
})

test.each<[string, unknown[]]>([
  ['taking nothing', [{ take: true }]],
  ['a cell twice', [{ pick: 10 }, { pick: 10 }]],
  ['a cell outside', [{ pick: 25 }]],
  ['a move after the end', [{ pick: 0 }, { pick: 1 }]],
  ['what is no move', ['pick']],
])('mines refuse %s', (_, moves) => {
  expect(() => playRound({ kind: 'mines', config: field }, given(), { stake: '1', mines: 3 }, moves)).toThrow(
    RefusedPlay,
  )
})

test('a recorded round is verified, and whatever was changed is found', () => {
  const mathematics: Mathematics = { kind: 'blackjack', config: rules }
  const choice = { stake: '100' }
  const outcome = playRound(mathematics, createDraw(seeds), choice, [])
  const record = {
    scheme: 1,
    mathematics,
    seeds,
    commitment: commitment(seeds.server),
    choice,
    moves: [],
    outcome: JSON.parse(JSON.stringify(outcome)),
  }
  expect(verifyRound(record).faults).toEqual([])
  expect(verifyRound({ ...record, seeds: { ...seeds, server: 'cd'.repeat(32) } }).faults).toContain(
    'commitment',
  )
  expect(verifyRound({ ...record, seeds: { ...seeds, nonce: 8 } }).faults).toEqual(['outcome'])
  expect(verifyRound({ ...record, outcome: { ...outcome, win: '1' } }).faults).toEqual(['outcome'])
  expect(verifyRound({ ...record, scheme: 2 })).toEqual({ faults: ['scheme'], outcome: undefined })
})

describe('a shared flight', () => {
  const config = { most: 1_000_000, shared: true }
  const fly = (choice: object, moves: object[] = []) =>
    playRound({ kind: 'crash', config }, createDraw(seeds), choice, moves) as CrashOutcome
  const { point } = fly({ stake: '100' })

  test('pays where the player has left, or else where they wanted to', () => {
    expect(fly({ stake: '100', at: 101 })).toMatchObject({ win: point >= 101 ? '101' : '0', at: 101 })
    expect(fly({ stake: '200', at: 5000 }, [{ leave: 101 }])).toMatchObject({ win: '202', at: 101 })
    expect(fly({ stake: '100' }, [{ leave: point }]).win).toBe(String(point))
    expect(fly({ stake: '100' }, [{ leave: point + 1 }]).win).toBe('0')
    expect(fly({ stake: '100' })).toMatchObject({ win: '0', at: 1_000_000 })
  })
  test.each<[string, object, object[]]>([
    ['leaving twice', { stake: '100' }, [{ leave: 150 }, { leave: 160 }]],
    ['leaving before it has risen', { stake: '100' }, [{ leave: 100 }]],
    ['leaving after one has left by oneself', { stake: '100', at: 150 }, [{ leave: 151 }]],
    ['what is no multiplier', { stake: '100', at: 0 }, []],
  ])('refuses %s', (_, choice, moves) => {
    expect(() => fly(choice, moves)).toThrow(RefusedPlay)
  })
  test('one of a single player is left by itself where they said, or before; and says where only then', () => {
    const single = (choice: object, moves: object[] = []) =>
      playRound({ kind: 'crash', config: { most: 1_000_000 } }, createDraw(seeds), choice, moves)
    expect(() => single({ stake: '100' })).toThrow(RefusedPlay)
    expect(single({ stake: '100', at: 101 })).toEqual({
      ...{ stake: '100', win: point >= 101 ? '101' : '0', isOver: true },
      point,
    })
    expect(single({ stake: '200', at: 200 }, [{ leave: 101 }])).toMatchObject({ win: '202', at: 101 })
    expect(() => single({ stake: '100', at: 150 }, [{ leave: 151 }])).toThrow(RefusedPlay)
  })
})
