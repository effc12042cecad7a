import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import type { HeldCoin, HeldRound } from '#games/engines/slots/holdAndWin.ts'
import type { SlotConfig } from '#games/engines/slots/SlotConfig.ts'
import type { Sounds } from '../../sound/createSounds.ts'
import type { Stage } from '../../stage/createStage.ts'
import { backOut } from '../../stage/easings.ts'
import type { Showing } from '../Scene.ts'
import { cell, type Reels } from './createReels.ts'

type Tools = { config: SlotConfig; sounds: Sounds; texture: Texture | undefined }

/** Coins that stay on the reels while respins go on. */
export function createHeldCoins(stage: Stage, reels: Reels, { config, sounds, texture }: Tools) {
  const layer = new Container()
  reels.root.addChild(layer)

  const placeOf = ({ place }: HeldCoin) => ({
    reel: Math.floor(place / config.rows),
    row: place % config.rows,
  })

  async function land(coin: HeldCoin, value: string, showing: Showing): Promise<void> {
    const { x, y } = reels.centre(placeOf(coin))
    const one = new Container()
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.setSize(cell * 0.98)
    const text = new Text({
      text: value,
      style: { fontFamily: 'system-ui, sans-serif', fontWeight: '800', fontSize: 44, fill: '#4a2500' },
    })
    text.anchor.set(0.5)
    text.scale.set(Math.min(0.5, (cell * 0.62) / text.width))
    one.addChild(sprite, text)
    one.position.set(x, y)
    layer.addChild(one)
    sounds.land(coin.place % 5)
    await stage.animate(
      320 * showing.speed,
      (share) => one.scale.set(Math.max(0.01, backOut(share))),
      showing.watchStop(),
    )
  }

  function clear(): void {
    for (const child of layer.removeChildren()) child.destroy({ children: true })
    stage.wake()
  }

  return {
    clear,
    /** @param left says how many respins are left, each time that this changes */
    async show(
      { coins, respins }: HeldRound,
      showing: Showing,
      worth: (units: number) => string,
      left: (count: number) => void,
    ): Promise<void> {
      clear()
      const places = Array.from({ length: config.reels.length * config.rows }, (_, place) => place)
      const dark = new Graphics()
      for (const place of places) {
        const { x, y } = reels.centre(placeOf({ place, units: 0 }))
        dark.roundRect(x - cell / 2 + 3, y - cell / 2 + 3, cell - 6, cell - 6, 12)
      }
      dark.fill({ color: '#05060c', alpha: 0.72 }).stroke({ color: '#ffd45e', width: 2, alpha: 0.5 })
      layer.addChild(dark)
      const all = config.hold?.respins ?? 3
      let remaining = all
      left(remaining)
      for (const coin of coins)
        await land(coin, worth(coin.units), { ...showing, speed: showing.speed * 0.5 })
      for (const landed of respins) {
        await stage.animate(480 * showing.speed, () => undefined, showing.watchStop())
        remaining = landed.length > 0 ? all : remaining - 1
        for (const coin of landed) await land(coin, worth(coin.units), showing)
        left(remaining)
      }
      await stage.animate(500 * showing.speed, () => undefined, showing.watchStop())
    },
  }
}
