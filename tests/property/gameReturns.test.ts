import { expect, test } from 'vitest'
import { type BlackjackMove, type BlackjackOutcome, blackjack } from '#games/engines/cards/blackjack.ts'
import { blackjackValue, totalOf } from '#games/engines/cards/blackjackHand.ts'
import { type Mathematics, playRound } from '#games/engines/engines.ts'
import { mostWin } from '#games/engines/mostWin.ts'
import { drawOfWords } from '#games/fairness/createDraw.ts'
import { blackjackReturn } from '#games/returns/blackjackReturn.ts'
import { returnOf } from '#games/returns/returnOf.ts'
import { plinkoReturn } from '#games/returns/tableReturns.ts'
import { sharedProfiles } from '../../server/sandbox/games/catalogue/sharedProfiles.ts'
import { slotProfiles } from '../../server/sandbox/games/catalogue/slotProfiles.ts'
import { tableProfiles } from '../../server/sandbox/games/catalogue/tableProfiles.ts'

// What is computed from tables is held against what rounds bring. `GAME_ROUNDS=1000000` plays so many of each profile.
const rounds = Number(process.env.GAME_ROUNDS ?? 4000)
const isLong = rounds >= 1_000_000

/** Words that are the same at every run; how words come from seeds is the fairness tests' matter. */
function fixedWords(seed: number): () => number {
  let [a, b, c, d] = [seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162]
  const next = () => {
    const word = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + word
    return word >>> 0
  }
  // The first words of seeds that are alike are alike.
  for (let word = 0; word < 16; word += 1) next()
  return next
}

/** What one round brings of a stake of 1, and how it is spread. */
function play(mathematics: Mathematics, choice: object) {
  const draw = drawOfWords(fixedWords(0x5eed))
  // Long enough that rounding down takes nothing that counts.
  const most = mostWin(mathematics)
  const sums = { one: 0, squares: 0 }
  let top = 0
  for (let round = 0; round < rounds; round += 1) {
    const { win, stake } = playRound(mathematics, draw, choice)
    const won = Number(win) / Number(stake)
    sums.one += won
    sums.squares += won * won
    top = Math.max(top, won)
  }
  const mean = sums.one / rounds
  const deviation = Math.sqrt(sums.squares / rounds - mean * mean)
  expect(top).toBeLessThanOrEqual(most)
  return { mean, deviation, error: deviation / Math.sqrt(rounds) }
}

/**
 * Holds what rounds brought against what was computed. Long runs say how far apart they are, in standard errors, for the
 * table in `games/returns`.
 * @param slack what playing by a simple rule gives away
 */
function expectReturn(name: string, mean: number, computed: number, error: number, slack = 0): void {
  if (isLong)
    console.info(
      `${name}: computed ${(100 * computed).toFixed(3)} %, played ${(100 * mean).toFixed(3)} %, ` +
        `${((mean - computed) / error).toFixed(2)} standard errors of ${(100 * error).toFixed(3)} %`,
    )
  expect(Math.abs(mean - computed)).toBeLessThan(5 * error + slack)
}

const stake = '1000000000000'

/** Standard deviations of a round, in stakes, from which on a slot is of the next volatility. */
const levels = [2.5, 3.5, 4.5, 6.5]

test.each(Object.entries(slotProfiles))('%s pays what its tables say', (name, { config, volatility }) => {
  const mathematics: Mathematics = { kind: 'slots', config }
  const { mean, deviation, error } = play(mathematics, { stake })
  expectReturn(name, mean, returnOf(mathematics), error)
  if (!isLong) return
  expect(1 + levels.filter((level) => deviation >= level).length).toBe(volatility)
})

const choices: Partial<Record<Mathematics['kind'], object>> = {
  roulette: { bets: [{ kind: 'straight', numbers: [0], stake }] },
  baccarat: { bets: { banker: stake } },
  dice: { stake, side: 'under', target: 5000 },
  crash: { stake, at: 200 },
}

test.each([...tableProfiles, ...sharedProfiles].filter(({ mathematics }) => mathematics.kind in choices))(
  '$noun pays what its tables say',
  ({ noun, mathematics }) => {
    const { mean, error } = play(mathematics, choices[mathematics.kind] ?? {})
    expectReturn(noun, mean, returnOf(mathematics), error)
  },
)

const tableOf = (noun: string) =>
  tableProfiles.find((profile) => profile.noun === noun)?.mathematics as Mathematics

test('plinko pays what its tables say', () => {
  const mathematics = tableOf('Plinko')
  if (mathematics.kind !== 'plinko') throw new Error('no plinko')
  const { mean, error } = play(mathematics, { stake, risk: 'medium', rows: 12 })
  expectReturn('Plinko', mean, plinkoReturn(mathematics.config, 'medium', 12), error)
})

/** The same words for every look at one round. */
const drawOf = (round: number) => drawOfWords(fixedWords(round * 7919 + 1))

test('mines pay what their table says to whoever opens three cells of a field with five', () => {
  const mathematics = tableOf('Mines')
  const picks = [{ pick: 3 }, { pick: 17 }, { pick: 8 }]
  let won = 0
  for (let round = 0; round < rounds; round += 1) {
    const after = (count: number, more: object[] = []) =>
      playRound(mathematics, drawOf(round), { stake, mines: 5 }, [...picks.slice(0, count), ...more])
    if ([1, 2, 3].every((count) => !after(count).isOver))
      won += Number(after(3, [{ take: true }]).win) / Number(stake)
  }
  // Three safe cells come in about half of all rounds, and pay about twice the stake.
  expectReturn('Mines', won / rounds, 0.99, 1.01 / Math.sqrt(rounds))
})

test('blackjack by the book brings what its computed return says', () => {
  const mathematics = tableOf('Blackjack')
  if (mathematics.kind !== 'blackjack') throw new Error('no blackjack')
  let sum = 0
  for (let round = 0; round < rounds; round += 1) {
    const moves: BlackjackMove[] = []
    for (;;) {
      const seen = blackjack.play(mathematics.config, drawOf(round), { stake: '100' }, moves)
      if (seen.isOver) {
        sum += (Number(seen.win) - Number(seen.stake)) / 100
        break
      }
      moves.push(byTheBook(seen))
    }
  }
  // The deviation of a round is about 1.15 stakes; the book, which sees totals only, gives away some ten thousandths.
  expectReturn('Blackjack', 1 + sum / rounds, returnOf(mathematics), 1.15 / Math.sqrt(rounds), 0.0005)
})

/** The book for several decks whose dealer stands on a soft 17, with doubles after a split. */
function byTheBook({ hands, active = 0, dealer, options }: BlackjackOutcome): BlackjackMove {
  const { cards } = hands[active] as { cards: number[] }
  const up = blackjackValue(dealer[0] as number)
  const isUp = (least: number, most: number) => up >= least && up <= most
  const { total, isSoft } = totalOf(cards)
  const or = (move: BlackjackMove, otherwise: BlackjackMove) => (options.includes(move) ? move : otherwise)
  if (options.includes('split')) {
    const value = blackjackValue(cards[0] as number)
    const last = { 1: 10, 8: 10, 7: 7, 6: 6, 3: 7, 2: 7 }[value]
    if (value === 1 || value === 8 || (last !== undefined && isUp(2, last))) return 'split'
    if (value === 9 && (isUp(2, 6) || isUp(8, 9))) return 'split'
    if (value === 4 && isUp(5, 6)) return 'split'
  }
  if (isSoft) {
    if (total >= 19) return 'stand'
    const from = { 18: 3, 17: 3, 16: 4, 15: 4 }[total] ?? 5
    const otherwise = total === 18 && isUp(2, 8) ? 'stand' : 'hit'
    return isUp(from, 6) ? or('double', otherwise) : otherwise
  }
  if (total >= 17 || (total >= 13 && isUp(2, 6)) || (total === 12 && isUp(4, 6))) return 'stand'
  const doubles = (total === 11 && isUp(2, 10)) || (total === 10 && isUp(2, 9)) || (total === 9 && isUp(3, 6))
  return doubles ? or('double', 'hit') : 'hit'
}

if (isLong)
  test('blackjack returns what stands in the table', () => {
    for (const { mathematics } of tableProfiles)
      if (mathematics.kind === 'blackjack')
        expect(blackjackReturn(mathematics.config)).toBeCloseTo(returnOf(mathematics), 6)
  })
