import type { Engine, ModelLine } from '../engines/Engine.ts'
import { type Line, nameOf, type PricedMarket, type SettledLine } from './PricedMarket.ts'

/** Which lines of a match were ever offered, and what they have come to. */
export function createLineBook<State>({ resultOf }: Pick<Engine<State>, 'resultOf'>) {
  const open = new Map<string, Line>()
  const settled = new Map<string, SettledLine>()

  return {
    /** From now on these may be offered. */
    offer(lines: readonly Line[]): void {
      for (const { market, specifiers } of lines) {
        const name = nameOf({ market, specifiers })
        if (!settled.has(name)) open.set(name, { market, specifiers })
      }
    },

    /** Those of the lines that may be offered. */
    onOffer: (lines: readonly ModelLine[]) => lines.filter((line) => open.has(nameOf(line))),

    /** Takes out what is decided. */
    settle(state: State): SettledLine[] {
      const found: SettledLine[] = []
      for (const [name, line] of open) {
        const results = resultOf(state, line.market, line.specifiers)
        if (!results) continue
        open.delete(name)
        settled.set(name, { ...line, results })
        found.push({ ...line, results })
      }
      return found
    },

    /** All that were ever offered: beside those that are priced, the ones that are not there now and the settled ones. */
    complete(priced: readonly PricedMarket[]): PricedMarket[] {
      const names = new Set(priced.map(nameOf))
      const without = (line: Line, status: 0 | -3): PricedMarket => ({
        ...{ market: line.market, specifiers: line.specifiers, status },
        isFavourite: false,
        outcomes: [],
      })
      const gone = [...open].filter(([name]) => !names.has(name))
      return [
        ...priced,
        ...gone.map(([, line]) => without(line, 0)),
        ...[...settled.values()].map((line) => without(line, -3)),
      ]
    },

    open: (): Line[] => [...open.values()],
    settled: (): SettledLine[] => [...settled.values()],
  }
}
