import type { SlotConfig } from './SlotConfig.ts'
import { symbolsOf } from './windows.ts'

/** Free spins of a round, and respins without a coin: a round is played and its return computed at once, within a moment. */
const most = { freeSpins: 1_000, respins: 20 }

/** What is wrong with a slot's tables, in words for whoever writes them; empty where the exact return can be computed. */
export function checkSlotConfig(config: SlotConfig): string[] {
  const { rows, reels, wins, pays, wild, scatter, free, hold, mystery } = config
  const sets = [reels, ...(free ? [free.reels] : [])]
  const faults: string[] = []
  const refuse = (isWrong: boolean, fault: string) => {
    if (isWrong) faults.push(fault)
  }
  for (const strips of sets) {
    refuse(strips.length !== reels.length, 'free spins have other reels')
    refuse(
      strips.some((strip) => strip.length < rows),
      'a strip is shorter than its window',
    )
    const special = [wild?.symbol, scatter?.symbol, hold?.coin, mystery?.symbol]
    const unknown = symbolsOf(strips).filter((symbol) => !(symbol in pays) && !special.includes(symbol))
    refuse(unknown.length > 0, `nobody knows the symbols ${unknown.join('')}`)
  }
  const units = [config.coins, ...Object.values(pays).flat(), ...(scatter?.pays ?? [])]
  refuse(
    units.some((unit) => !Number.isInteger(unit) || unit < 0) || config.coins < 1,
    'pays are whole units',
  )
  refuse(
    Object.values(pays).some((table) => table.length !== reels.length),
    'a pay for each number of reels',
  )
  if (wins.by === 'lines') {
    const isLine = (line: readonly number[]) =>
      line.length === reels.length && line.every((row) => row < rows)
    refuse(!wins.lines.every(isLine), 'a line leaves the window')
    refuse(new Set(wins.lines.map((line) => line.join())).size !== wins.lines.length, 'a line is there twice')
  } else if (wild) {
    // Ways of wilds alone would count for every symbol.
    refuse(
      sets.some(([first]) => first?.includes(wild.symbol) === true),
      'ways begin with a wild',
    )
    refuse(wild.multiplies !== undefined || wild.symbol in pays, 'wilds of ways neither pay nor multiply')
  }
  refuse(free !== undefined && !scatter, 'nothing gives free spins')
  const isCount = (count: number, atMost: number) => Number.isInteger(count) && count >= 1 && count <= atMost
  refuse(free !== undefined && !isCount(free.most, most.freeSpins), 'free spins are without end')
  refuse(hold !== undefined && !isCount(hold.respins, most.respins), 'respins are without end')
  refuse(
    hold !== undefined && !(hold.fills.num > 0 && hold.fills.num < hold.fills.den),
    'coins come always or never',
  )
  refuse(hold !== undefined && free?.reels.join('').includes(hold.coin) === true, 'coins are in free spins')
  refuse(free?.expanding !== undefined && wins.by !== 'lines', 'only lines know symbols that expand')
  return faults
}
