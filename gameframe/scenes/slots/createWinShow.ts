import { Graphics } from 'pixi.js'
import type { SlotConfig, SlotSymbol } from '#games/engines/slots/SlotConfig.ts'
import type { SlotSpin } from '#games/engines/slots/spinReels.ts'
import type { Stage } from '../../stage/createStage.ts'
import type { Showing } from '../Scene.ts'
import { cell, type Reels } from './createReels.ts'
import { type Place, winPlaces } from './winPlaces.ts'

/** Of all lines of a round that brings no more than its stake. */
const plain = '#c9d1e3'
/** Milliseconds that such lines are seen. */
const calmly = 600
/** Colours of lines, in their order, over and over. */
const colours = ['#ffd45e', '#6ef0c2', '#ff8fb2', '#8fc0ff', '#d9a6ff', '#ffb36b', '#b9f27c', '#f2f2f2']

/** Shows what of a spin has paid: all of it, then one win after another for as long as nothing else happens. */
export function createWinShow(stage: Stage, reels: Reels, config: SlotConfig) {
  let shown = 0

  function mark(places: readonly Place[]): void {
    const paying = new Set(places.map((place) => reels.sprite(place)))
    for (const sprite of reels.sprites()) sprite.tint = paying.has(sprite) ? '#ffffff' : '#5a6070'
  }

  function drawLine(win: SlotSpin['wins'][number], places: readonly Place[], isWin = true): void {
    const colour = isWin ? (colours[(win.line ?? 0) % colours.length] ?? '#ffffff') : plain
    const picture = new Graphics()
    if (win.line !== undefined && config.wins.by === 'lines') {
      const points = (config.wins.lines[win.line] ?? []).map((row, reel) => reels.centre({ reel, row }))
      for (const [width, alpha] of [
        [12, 0.25],
        [4, 0.95],
      ] as const) {
        for (const [at, { x, y }] of points.entries())
          if (at === 0) picture.moveTo(x, y)
          else picture.lineTo(x, y)
        picture.stroke({ color: colour, width, alpha, join: 'round', cap: 'round' })
      }
    }
    for (const place of places) {
      const { x, y } = reels.centre(place)
      picture.roundRect(x - cell / 2 + 3, y - cell / 2 + 3, cell - 6, cell - 6, 12)
    }
    picture.stroke({ color: colour, width: 4 })
    reels.over.addChild(picture)
  }

  function pulse(places: readonly Place[], milliseconds: number, isStopped: () => boolean): Promise<void> {
    const sprites = places.flatMap((place) => reels.sprite(place) ?? [])
    const base = sprites[0]?.scale.x ?? 1
    return stage.animate(
      milliseconds,
      (share) => {
        const by = share === 1 ? 1 : 1 + 0.12 * Math.sin(share * Math.PI * 2) ** 2
        for (const sprite of sprites) sprite.scale.set(base * by)
      },
      isStopped,
    )
  }

  function clear(): void {
    shown += 1
    for (const child of reels.over.removeChildren()) child.destroy()
    for (const sprite of reels.sprites()) sprite.tint = '#ffffff'
    stage.wake()
  }

  return {
    clear,
    /** All that pays at once; resolves when it has been seen. @param isWin whether the round brings more than its stake */
    async show(spin: SlotSpin, showing: Showing, isWin: boolean, expanding?: SlotSymbol): Promise<void> {
      clear()
      const each = spin.wins.map((win) => ({ win, places: winPlaces(config, spin, win, expanding) }))
      if (each.length === 0) return
      const all = each.flatMap(({ places }) => places)
      mark(all)
      for (const { win, places } of each.slice(0, 12)) drawLine(win, places, isWin)
      if (!isWin) return stage.animate(calmly * showing.speed, () => undefined, showing.watchStop())
      await pulse(all, 900 * showing.speed, showing.watchStop())
      if (each.length > 1 && showing.speed > 0) void cycle(each)
    },
  }

  async function cycle(each: { win: SlotSpin['wins'][number]; places: Place[] }[]): Promise<void> {
    const mine = shown
    // Twice round, then the picture rests with all of them.
    for (let at = 0; at < 2 * each.length && at < 24; at += 1) {
      await stage.animate(
        at === 0 ? 700 : 0,
        () => undefined,
        () => shown !== mine,
      )
      const one = each[at % each.length]
      if (shown !== mine || !one) return
      for (const child of reels.over.removeChildren()) child.destroy()
      mark(one.places)
      drawLine(one.win, one.places)
      await pulse(one.places, 850, () => shown !== mine)
    }
  }
}
