import { Container, Graphics, Text } from 'pixi.js'
import { createStage } from '../../stage/createStage.ts'
import { easeOut } from '../../stage/easings.ts'
import type { Showing } from '../Scene.ts'
import { colourOf, nameOf } from './pocket.ts'
import { wheelOrder } from './wheelOrder.ts'

const turn = 2 * Math.PI
const colours = { red: '#c1272d', black: '#15171f', green: '#138a4f' }

/** A wheel whose ball comes to lie on a number. */
export async function createWheel(
  host: HTMLElement,
  wheel: 'single' | 'double',
  [, , near, main, light]: readonly [string, string, string, string, string],
) {
  const pockets = wheelOrder[wheel]
  const angle = turn / pockets.length
  const stage = await createStage(host, (board, width, height) => {
    board.position.set(width / 2, height / 2)
    board.scale.set(Math.min(width, height) / 440)
  })
  const rotor = new Container()
  const rim = new Graphics()
    .circle(0, 0, 212)
    .fill('#3a2212')
    .circle(0, 0, 205)
    .fill('#5d3a1e')
    .circle(0, 0, 190)
    .fill('#2b1a0f')
    .circle(0, 0, 212)
    .stroke({ color: main, width: 4 })
  for (let at = 0; at < 8; at += 1) {
    const [x, y] = [Math.cos((at * turn) / 8) * 198, Math.sin((at * turn) / 8) * 198]
    rim.star(x, y, 4, 9, 3).fill({ color: light, alpha: 0.9 })
  }
  const slices = new Graphics()
  for (const [at, number] of pockets.entries()) {
    const from = at * angle - angle / 2 - turn / 4
    slices
      .moveTo(Math.cos(from) * 110, Math.sin(from) * 110)
      .arc(0, 0, 176, from, from + angle)
      .lineTo(Math.cos(from + angle) * 110, Math.sin(from + angle) * 110)
      .arc(0, 0, 110, from + angle, from, true)
      .closePath()
      .fill(colours[colourOf(number)])
      .stroke({ color: '#e8d9b0', width: 1, alpha: 0.6 })
    const text = new Text({
      text: nameOf(number),
      style: { fontFamily: 'system-ui, sans-serif', fontWeight: '700', fontSize: 30, fill: '#ffffff' },
      anchor: 0.5,
    })
    text.scale.set(0.5)
    text.rotation = at * angle
    text.position.set(Math.sin(at * angle) * 161, -Math.cos(at * angle) * 161)
    rotor.addChild(text)
  }
  rotor.addChildAt(slices, 0)
  const hub = new Graphics().circle(0, 0, 110).fill('#4a2d17').circle(0, 0, 104).fill(near)
  for (let at = 0; at < 4; at += 1) {
    const way = (at * turn) / 4
    hub
      .moveTo(0, 0)
      .lineTo(Math.cos(way) * 74, Math.sin(way) * 74)
      .stroke({ color: main, width: 8, cap: 'round' })
      .circle(Math.cos(way) * 74, Math.sin(way) * 74, 10)
      .fill(light)
  }
  hub.circle(0, 0, 24).fill(main).circle(0, 0, 12).fill(light)
  rotor.addChild(hub)
  const ball = new Graphics().circle(0, 0, 9).fill('#ffffff').circle(-2, -3, 3).fill('#dfe6f5')
  ball.visible = false
  stage.board.addChild(rim, rotor, ball)
  stage.resize()

  return {
    /** Turns until the ball lies on a number. */
    async spin(number: number, { speed, watchStop }: Showing): Promise<void> {
      const place = (pockets as readonly number[]).indexOf(number)
      const begin = rotor.rotation % turn
      ball.visible = true
      await stage.animate(
        4200 * speed,
        (share) => {
          const gone = easeOut(share)
          rotor.rotation = begin + gone * 2 * turn
          const lies = rotor.rotation + place * angle
          const way = lies - (1 - gone) * 7 * turn
          const hop =
            share > 0.72 && share < 1 ? Math.abs(Math.sin((share - 0.72) * 34)) * 12 * (1 - share) * 4 : 0
          const radius = share < 0.62 ? 184 : 184 - Math.min(1, (share - 0.62) / 0.2) * 58
          ball.position.set(Math.sin(way) * (radius + hop), -Math.cos(way) * (radius + hop))
        },
        watchStop(),
      )
    },
  }
}
