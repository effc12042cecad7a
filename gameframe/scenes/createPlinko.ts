import { Container, Graphics, Text } from 'pixi.js'
import type { PlinkoConfig, PlinkoOutcome } from '#games/engines/plinko.ts'
import type { Round } from '../boot/FrameState.ts'
import { createStage } from '../stage/createStage.ts'
import { bounceOut } from '../stage/easings.ts'
import { el } from '../ui/el.ts'
import type { Scene, SceneTools } from './Scene.ts'

/** Pins, buckets, and a ball that falls the way that was drawn for it. */
export async function createPlinko(tools: SceneTools): Promise<Scene> {
  const { host, state, t, sounds } = tools
  const { tables } = state.game.mathematics.config as PlinkoConfig
  const [, glow, near, main, light] = state.game.art.palette
  const risks = Object.keys(tables)
  const name = (risk: string) => t(`plinko.${risk}` as 'plinko.low')
  const risk = el(
    'select',
    { change: () => draw() },
    ...risks.map((one) => el('option', { value: one }, name(one))),
  )
  risk.value = risks.includes('medium') ? 'medium' : (risks[0] ?? '')
  const rows = el(
    'select',
    { change: () => draw() },
    ...Object.keys(tables[risks[0] ?? ''] ?? {}).map((one) => el('option', { value: one }, one)),
  )
  rows.value = '12'
  let size = { width: 800, height: 800 }
  const stage = await createStage(host, (board, width, height) => {
    const scale = Math.min((width - 16) / size.width, (height - 16) / size.height)
    board.scale.set(scale)
    board.position.set(width / 2, (height - size.height * scale) / 2)
  })
  const pins = new Container()
  const balls = new Container()
  stage.board.addChild(pins, balls)
  const step = 44
  const drop = 42
  let buckets: Container[] = []

  const pays = () => tables[risk.value]?.[rows.value] ?? []
  const xOf = (row: number, rights: number) => (rights - row / 2) * step
  const yOf = (row: number) => 40 + row * drop

  function draw(): void {
    const board = pays()
    const count = board.length - 1
    size = { width: (count + 2) * step, height: yOf(count) + 80 }
    for (const child of pins.removeChildren()) child.destroy({ children: true })
    for (const child of balls.removeChildren()) child.destroy()
    const dots = new Graphics()
    for (let row = 0; row < count; row += 1)
      for (let at = 0; at <= row + 1; at += 1) dots.circle(xOf(row + 1, at), yOf(row) + 12, 5)
    dots.fill({ color: light, alpha: 0.9 })
    pins.addChild(dots)
    const most = Math.max(...board)
    buckets = board.map((pay, at) => {
      // From cold in the middle to hot at the edges, by what a bucket pays.
      const heat = Math.log(Math.max(pay, 20) / 20) / Math.log(most / 20)
      const colour = pay < 100 ? glow : heat > 0.7 ? '#e5383b' : heat > 0.45 ? '#f3722c' : '#f9a03f'
      const bucket = new Container()
      const box = new Graphics()
        .roundRect(-step / 2 + 2, 0, step - 4, 40, 8)
        .fill(colour)
        .stroke({ color: near, width: 2 })
      bucket.position.set(xOf(count, at), yOf(count) + 8)
      const text = new Text({
        text: pay >= 10_000 ? `${pay / 100}` : `${pay / 100}×`,
        style: {
          fontFamily: 'system-ui, sans-serif',
          fontWeight: '700',
          fontSize: 30,
          fill: pay < 100 ? '#fff' : '#200',
        },
        anchor: 0.5,
      })
      text.scale.set(Math.min(0.5, (step - 8) / text.width))
      text.position.set(0, 20)
      bucket.addChild(box, text)
      pins.addChild(bucket)
      return bucket
    })
    stage.resize()
  }
  draw()

  return {
    verb: 'drop',
    controls: [
      el('label', { class: 'field' }, el('span', {}, t('plinko.risk')), risk),
      el('label', { class: 'field narrow' }, el('span', {}, t('plinko.rows')), rows),
    ],
    choice: (stake) => ({ stake: String(stake), risk: risk.value, rows: Number(rows.value) }),
    clear: () => {
      for (const child of balls.removeChildren()) child.destroy()
      for (const bucket of buckets) bucket.tint = '#ffffff'
    },
    async show(round, showing) {
      const { path, bucket } = round.outcome as PlinkoOutcome
      risk.value = String(round.choice.risk)
      rows.value = String(round.choice.rows)
      if (pays().length !== buckets.length) draw()
      const ball = new Graphics().circle(0, 0, 12).fill(main).circle(-4, -4, 4).fill(light)
      balls.addChild(ball)
      let [x, y, rights] = [0, yOf(0) - 24, 0]
      const isStopped = showing.watchStop()
      for (const [row, way] of path.entries()) {
        rights += way
        const [toX, toY] = [xOf(row + 1, rights), yOf(row + 1) - 10]
        const [fromX, fromY] = [x, y]
        await stage.animate(
          150 * showing.speed,
          (share) => {
            // Up a little from the pin, to the side, and down.
            ball.position.set(
              fromX + (toX - fromX) * share,
              fromY + (toY - fromY) * share ** 2 - Math.sin(share * Math.PI) * 9,
            )
          },
          isStopped,
        )
        ;[x, y] = [toX, toY]
        if (showing.speed > 0 && !isStopped()) sounds.tick(row % 8)
      }
      const end = yOf(path.length) + 16
      const hit = buckets[bucket]
      const base = hit?.y ?? 0
      await stage.animate(
        320 * showing.speed,
        (share) => {
          ball.y = y + (end - y) * bounceOut(share)
          if (hit) hit.y = base + (share === 1 ? 0 : Math.sin(share * Math.PI) * 8)
        },
        isStopped,
      )
      for (const one of buckets) one.tint = one === hit ? '#ffffff' : '#8a8f9c'
    },
    tell: ({ outcome }: Round) => `×${(outcome as PlinkoOutcome).pays / 100}`,
    rules: () => [el('p', {}, t('rules.plinko'))],
  }
}
