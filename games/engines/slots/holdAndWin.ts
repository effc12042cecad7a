import type { Draw } from '../../fairness/createDraw.ts'
import { pickWeighted } from '../../fairness/pickWeighted.ts'
import type { HoldAndWin } from './SlotConfig.ts'

/** A coin at a place: reel · rows + row. */
export type HeldCoin = { place: number; units: number }

export type HeldRound = {
  coins: HeldCoin[]
  /** What each respin brought. */
  respins: HeldCoin[][]
  isFull: boolean
  units: number
}

/** Plays respins from the coins of a spin to the end; places are drawn in their order. */
export function holdAndWin(hold: HoldAndWin, windows: readonly string[], draw: Draw): HeldRound {
  const places = [...windows.join('')]
  const land = (place: number): HeldCoin => ({ place, units: pickWeighted(hold.values, draw) })
  const coins = places.flatMap((symbol, place) => (symbol === hold.coin ? [land(place)] : []))
  const held = new Map(coins.map((coin) => [coin.place, coin]))
  const respins: HeldCoin[][] = []
  for (let left = hold.respins; left > 0 && held.size < places.length; ) {
    const landed: HeldCoin[] = []
    for (const place of places.keys())
      if (!held.has(place) && draw.below(hold.fills.den) < hold.fills.num) landed.push(land(place))
    for (const coin of landed) held.set(coin.place, coin)
    respins.push(landed)
    left = landed.length > 0 ? hold.respins : left - 1
  }
  const isFull = held.size === places.length
  const units = [...held.values()].reduce((sum, coin) => sum + coin.units, isFull ? hold.full : 0)
  return { coins, respins, isFull, units }
}
