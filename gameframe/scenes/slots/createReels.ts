import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { Sounds } from '../../sound/createSounds.ts'
import type { Stage } from '../../stage/createStage.ts'
import { backOut } from '../../stage/easings.ts'
import type { Showing } from '../Scene.ts'
import { reelColumn } from './reelColumn.ts'
import type { Place } from './winPlaces.ts'

/** Side of a symbol's place, in units of the board. */
export const cell = 100
const gap = 8

type Look = { palette: readonly [string, string, string, string, string]; tempo: number }
type Tools = { stage: Stage; textures: Map<string, Texture>; sounds: Sounds; look: Look }

/** Reels as they stand and turn, on a board whose middle is 0, 0. */
export function createReels(reels: number, rows: number, { stage, textures, sounds, look }: Tools) {
  const size = { width: reels * (cell + gap) - gap, height: rows * cell }
  const [, glow, near, main, light] = look.palette
  const root = new Container()
  root.pivot.set(size.width / 2, size.height / 2)
  const pad = 16
  const frame = new Graphics()
    .roundRect(-pad, -pad, size.width + 2 * pad, size.height + 2 * pad, 22)
    .fill({ color: near, alpha: 0.86 })
    .stroke({ color: main, width: 5, alpha: 0.95 })
    .roundRect(-pad + 5, -pad + 5, size.width + 2 * pad - 10, size.height + 2 * pad - 10, 18)
    .stroke({ color: light, width: 1.5, alpha: 0.55 })
  for (let reel = 0; reel < reels; reel += 1)
    frame
      .roundRect(reel * (cell + gap), 0, cell, size.height, 10)
      .fill({ color: glow, alpha: reel % 2 ? 0.2 : 0.3 })
  root.addChild(frame)

  const boxes = Array.from({ length: reels }, (_, reel) => {
    const box = new Container()
    const mask = new Graphics()
      .roundRect(reel * (cell + gap) - gap / 2, 0, cell + gap, size.height, 8)
      .fill('#fff')
    const strip = new Container()
    box.addChild(strip, mask)
    box.mask = mask
    strip.x = reel * (cell + gap)
    root.addChild(box)
    return { strip, window: '', sprites: [] as Sprite[] }
  })
  const over = new Container()
  root.addChild(over)

  const spriteOf = (symbol: string, row: number): Sprite => {
    const sprite = new Sprite(textures.get(symbol))
    sprite.anchor.set(0.5)
    sprite.setSize(cell * 0.98)
    sprite.position.set(cell / 2, (row + 0.5) * cell)
    return sprite
  }

  /** Puts symbols on a reel as they stand. */
  function put(reel: number, window: string): void {
    const box = boxes[reel]
    if (!box) return
    for (const child of box.strip.removeChildren()) child.destroy()
    box.window = window
    box.sprites = [...window].map(spriteOf)
    box.strip.addChild(...box.sprites)
    box.strip.y = 0
    stage.wake()
  }

  return {
    root,
    over,
    size: { width: size.width + 2 * pad, height: size.height + 2 * pad },
    put,
    centre: ({ reel, row }: Place) => ({ x: reel * (cell + gap) + cell / 2, y: (row + 0.5) * cell }),
    sprite: ({ reel, row }: Place) => boxes[reel]?.sprites[row],
    sprites: () => boxes.flatMap(({ sprites }) => sprites),

    /** Turns every reel to its stop, one after another. */
    async spin(
      {
        strips,
        stops,
        windows,
      }: { strips: readonly string[]; stops: readonly number[]; windows: readonly string[] },
      { speed, watchStop }: Showing,
    ): Promise<void> {
      if (speed === 0) {
        for (const [reel, window] of windows.entries()) put(reel, window)
        return
      }
      await Promise.all(
        boxes.map(async (box, reel) => {
          const turn = Math.round((16 + 5 * reel) * Math.max(0.4, speed))
          const column = reelColumn(strips[reel] ?? '', stops[reel] ?? 0, rows, box.window, turn)
          for (const child of box.strip.removeChildren()) child.destroy()
          const sprites = [...column].map(spriteOf)
          box.strip.addChild(...sprites)
          const way = (column.length - rows) * cell
          await stage.animate(
            (620 + 210 * reel) * speed * look.tempo,
            (share) => {
              box.strip.y = -way * (1 - backOut(share))
              const top = -box.strip.y - cell
              // What is out of sight is not drawn.
              for (const sprite of sprites)
                sprite.visible = sprite.y > top && sprite.y < top + (rows + 2) * cell
            },
            watchStop(),
          )
          put(reel, windows[reel] ?? '')
          sounds.stop(reel)
        }),
      )
    },
  }
}

export type Reels = ReturnType<typeof createReels>
