import { shuffle } from '../fairness/shuffle.ts'
import { type Engine, type Outcome, RefusedPlay, type Sum } from './Engine.ts'
import { asSum, type Ratio, readInteger, readStake, times } from './sums.ts'

export type MinesConfig = {
  cells: number
  mines: { least: number; most: number }
  /** What comes back of 100 staked, wherever one stops. */
  returned: number
  /** A round ends with the last pick that pays no more than so many times the stake. */
  most: number
}

export type MinesChoice = { stake: Sum; mines: number }

/** Opens a cell, or takes what was won so far. */
export type MinesMove = { pick: number } | { take: true }

export type MinesOutcome = Outcome & {
  opened: number[]
  /** What was won so far, as times the stake; and what one more pick would make of it, unless there is none. */
  pays: Ratio
  next?: Ratio
  /** Where the mines are; told when the round is over. */
  mines?: number[]
}

/** How many times the stake `picks` safe cells pay: returned · C(cells, picks) / C(cells − mines, picks). */
export function minesPay({ cells, returned }: MinesConfig, mines: number, picks: number): Ratio {
  let num = BigInt(returned)
  let den = 100n
  for (let pick = 0; pick < picks; pick += 1) {
    num *= BigInt(cells - pick)
    den *= BigInt(cells - mines - pick)
  }
  const shared = commonDivisor(num, den)
  return { num: Number(num / shared), den: Number(den / shared) }
}

/** Picks after which a round ends by itself: all safe cells are open, or one more would pay above the most. */
export function lastPick(config: MinesConfig, mines: number): number {
  const pays = (picks: number) => minesPay(config, mines, picks)
  let picks = 1
  for (; picks < config.cells - mines; picks += 1) {
    const { num, den } = pays(picks + 1)
    if (num > config.most * den) break
  }
  return picks
}

export const mines: Engine<MinesConfig, MinesChoice, MinesMove, MinesOutcome> = {
  play(config, draw, choice, moves) {
    const stake = readStake(choice.stake)
    const count = readInteger(choice.mines, config.mines.least, config.mines.most)
    const places = shuffle([...Array(config.cells).keys()], draw).slice(0, count)
    const last = lastPick(config, count)
    const opened: number[] = []
    let end: 'mine' | 'taken' | undefined
    for (const move of moves) {
      if (end) throw new RefusedPlay('The round is over')
      if (typeof move !== 'object' || move === null) throw new RefusedPlay('There is no such move')
      if ('pick' in move) {
        const cell = readInteger(move.pick, 0, config.cells - 1)
        if (opened.includes(cell)) throw new RefusedPlay('The cell is open')
        opened.push(cell)
        if (places.includes(cell)) end = 'mine'
        else if (opened.length === last) end = 'taken'
      } else {
        if (move.take !== true || opened.length === 0) throw new RefusedPlay('Nothing can be taken')
        end = 'taken'
      }
    }
    const none = { num: 0, den: 1 }
    const safe = opened.length === 0 ? none : minesPay(config, count, opened.length)
    const pays = end === 'mine' ? none : safe
    return {
      stake: choice.stake,
      win: asSum(end === 'taken' ? times(stake, pays) : 0n),
      isOver: end !== undefined,
      opened,
      pays,
      ...(end
        ? { mines: places.sort((a, b) => a - b) }
        : { next: minesPay(config, count, opened.length + 1) }),
    }
  },
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b)
}
