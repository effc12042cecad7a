import { Container, Graphics, Text } from 'pixi.js'
import type { PlinkoConfig, PlinkoOutcome } from '#games/engines/plinko.ts'
import type { Round } from '../boot/FrameState.ts'
import { createStage } from '../stage/createStage.ts'
import { bounceOut } from '../stage/easings.ts'
import { el } from '../ui/el.ts'
import { type BucketLabels, bucketLabels } from './bucketLabels.ts'
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
    { change: () => stage.resize() },
    ...risks.map((one) => el('option', { value: one }, name(one))),
  )
  risk.value = risks.includes('medium') ? 'medium' : (risks[0] ?? '')
  const rows = el(
    'select',
    { change: () => stage.resize() },
    ...Object.keys(tables[risks[0] ?? ''] ?? {}).map((one) => el('option', { value: one }, one)),
  )
  rows.value = '12'
  const pins = new Container()
  const balls = new Container()
  const step = 44
  /** Between rows: as much as the room allows. */
  let drop = 42
  let buckets: Container[] = []
  let hit: number | undefined
  let falling: Graphics | undefined

  const pays = () => tables[risk.value]?.[rows.value] ?? []
  const xOf = (row: number, rights: number) => (rights - row / 2) * step
  const yOf = (row: number) => 34 + row * drop

  const stage = await createStage(host, (board, width, height) => {
    board.addChild(pins, balls)
    const count = pays().length - 1
    const labels = bucketLabels(pays(), width / (count + 1.5))
    const scale = Math.min(labels.step / step, 1.4)
    const below = labels.height / scale
    drop = Math.min(46, (height / scale - below - 60) / count)
    board.scale.set(scale)
    board.position.set(width / 2, Math.max(0, (height - (yOf(count) + below + 12) * scale) / 2))
    draw(labels, scale)
  })

  /** Pins and buckets, for a size of the picture. A ball that falls goes on. */
  function draw(labels: BucketLabels, scale: number): void {
    const board = pays()
    const count = board.length - 1
    for (const child of pins.removeChildren()) child.destroy({ children: true })
    for (const child of balls.removeChildren()) if (child !== falling) child.destroy()
    if (falling) balls.addChild(falling)
    const dots = new Graphics()
    for (let row = 0; row < count; row += 1)
      for (let at = 0; at <= row + 1; at += 1)
        dots.circle(xOf(row + 1, at), yOf(row) + 12, Math.min(5, drop / 5))
    dots.fill({ color: light, alpha: 0.9 })
    pins.addChild(dots)
    const most = Math.max(...board)
    buckets = board.map((pay, at) => {
      // From cold in the middle to hot at the edges, by what a bucket pays.
      const heat = Math.log(Math.max(pay, 20) / 20) / Math.log(most / 20)
      const colour = pay < 100 ? glow : heat > 0.7 ? '#e5383b' : heat > 0.45 ? '#f3722c' : '#f9a03f'
      const bucket = new Container()
      bucket.position.set(xOf(count, at), yOf(count) + 4)
      const line = labels.lines > 1 ? at % 2 : 0
      const text = new Text({
        text: labels.texts[at] ?? '',
        style: {
          fontFamily: 'system-ui, sans-serif',
          fontWeight: '700',
          fontSize: labels.size * 2,
          fill: labels.lines > 1 ? '#fff' : pay < 100 ? '#fff' : '#200',
          ...(labels.lines > 1 && { stroke: { color: near, width: 6 } }),
        },
        anchor: 0.5,
      })
      text.scale.set(0.5 / scale)
      const box = new Graphics()
        .roundRect(-step / 2 + 2, 0, step - 4, (labels.lines > 1 ? labels.bar : labels.height) / scale, 6)
        .fill(colour)
        .stroke({ color: near, width: 2 })
      text.position.set(
        0,
        (labels.lines > 1 ? labels.bar + labels.size * (0.7 + 1.15 * line) : labels.height / 2) / scale,
      )
      bucket.addChild(box, text)
      pins.addChild(bucket)
      return bucket
    })
    shine(hit)
  }
  /** Dims all buckets but one. */
  function shine(one: number | undefined): void {
    hit = one
    for (const [at, bucket] of buckets.entries())
      bucket.tint = one === undefined || at === one ? '#ffffff' : '#8a8f9c'
  }

  return {
    verb: 'drop',
    controls: [
      el('label', { class: 'field' }, el('span', {}, t('plinko.risk')), risk),
      el('label', { class: 'field narrow' }, el('span', {}, t('plinko.rows')), rows),
    ],
    choice: (stake) => ({ stake: String(stake), risk: risk.value, rows: Number(rows.value) }),
    clear: () => {
      for (const child of balls.removeChildren()) child.destroy()
      shine(undefined)
    },
    async show(round, showing) {
      const { path, bucket } = round.outcome as PlinkoOutcome
      risk.value = String(round.choice.risk)
      rows.value = String(round.choice.rows)
      if (pays().length !== buckets.length) stage.resize()
      const ball = new Graphics().circle(0, 0, 12).fill(main).circle(-4, -4, 4).fill(light)
      falling = ball
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
      await stage.animate(
        320 * showing.speed,
        (share) => {
          ball.y = y + (end - y) * bounceOut(share)
          const into = buckets[bucket]
          if (into) into.y = yOf(path.length) + 4 + (share === 1 ? 0 : Math.sin(share * Math.PI) * 8)
        },
        isStopped,
      )
      falling = undefined
      shine(bucket)
    },
    tell: ({ outcome }: Round) => `×${(outcome as PlinkoOutcome).pays / 100}`,
    rules: () => [el('p', {}, t('rules.plinko'))],
  }
}
