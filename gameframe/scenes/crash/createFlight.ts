import { Container, Graphics } from 'pixi.js'
import { heightAfter, timeOf } from '#games/engines/crashFlight.ts'
import { createStage } from '../../stage/createStage.ts'

type Palette = readonly [string, string, string, string, string]

/** Room of the picture, in its own units. */
const [width, height] = [800, 460]
/** Where it takes off: as far from the edge as the rocket is long. */
const start = 64

/** A curve that climbs, with a rocket at its end. */
export async function createFlight(host: HTMLElement, [, glow, , main, light]: Palette) {
  const stage = await createStage(host, (board, wide, high) => {
    const scale = Math.min(wide / width, high / height)
    board.scale.set(scale)
    board.position.set((wide - width * scale) / 2, (high - height * scale) / 2)
  })
  const curve = new Graphics()
  const rocket = new Container()
  const body = new Graphics()
    .moveTo(0, -30)
    .bezierCurveTo(16, -14, 14, 10, 10, 22)
    .lineTo(-10, 22)
    .bezierCurveTo(-14, 10, -16, -14, 0, -30)
    .fill(light)
    .moveTo(10, 6)
    .lineTo(22, 26)
    .lineTo(10, 22)
    .moveTo(-10, 6)
    .lineTo(-22, 26)
    .lineTo(-10, 22)
    .fill(main)
    .circle(0, -6, 6)
    .fill(glow)
  const flame = new Graphics().moveTo(-7, 23).lineTo(0, 48).lineTo(7, 23).fill('#ffb23f')
  const burst = new Graphics().star(0, 0, 11, 54, 22).fill('#ff5d3b').star(0, 0, 9, 32, 14).fill('#ffd45e')
  burst.visible = false
  rocket.addChild(flame, body)
  stage.board.addChild(curve, rocket, burst)

  /** Where the rocket is after so long, of a picture that shows the whole flight so far. */
  function at(milliseconds: number, shown: number): { x: number; y: number } {
    const top = Math.max(2, heightAfter(shown)) - 1
    const up = heightAfter(milliseconds) - 1
    return {
      x: start + (milliseconds / Math.max(shown, 4000)) * (width - 80 - start),
      y: height - 40 - (up / top) * (height - 110),
    }
  }

  function draw(milliseconds: number): void {
    curve.clear()
    for (let line = 0; line < 5; line += 1) {
      const y = height - 40 - (line * (height - 110)) / 4
      curve.moveTo(30, y).lineTo(width - 30, y)
    }
    curve.stroke({ color: light, width: 1, alpha: 0.16 })
    const begin = at(0, milliseconds)
    curve.moveTo(begin.x, begin.y)
    const steps = 48
    for (let step = 1; step <= steps; step += 1) {
      const { x, y } = at((milliseconds * step) / steps, milliseconds)
      curve.lineTo(x, y)
    }
    curve.stroke({ color: main, width: 7, cap: 'round', join: 'round' })
    const end = at(milliseconds, milliseconds)
    const before = at(milliseconds * 0.96, milliseconds)
    rocket.position.set(end.x, end.y)
    rocket.rotation = Math.atan2(end.x - before.x, before.y - end.y) || 0.6
    flame.scale.y = 0.8 + 0.4 * Math.abs(Math.sin(milliseconds / 60))
    burst.position.set(end.x, end.y)
    stage.wake()
  }

  function reset(): void {
    rocket.visible = true
    burst.visible = false
    draw(0)
  }
  reset()

  return {
    stage,
    draw,
    reset,
    crash(hundredths: number): void {
      draw(timeOf(hundredths))
      rocket.visible = false
      burst.visible = true
      stage.wake()
    },
  }
}
