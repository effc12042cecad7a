import type { Heard } from '../boot/createPageTalk.ts'
import { openFairness } from '../panels/openFairness.ts'
import { openRules } from '../panels/openRules.ts'
import { loadScene } from '../scenes/loadScene.ts'
import type { Scene } from '../scenes/Scene.ts'
import { createStake } from '../ui/createStake.ts'
import { isActive } from '../ui/el.ts'
import { addPaces } from './addPaces.ts'
import { addTools } from './addTools.ts'
import { createFailures } from './createFailures.ts'
import { createRounds } from './createRounds.ts'
import { drawBar } from './drawBar.ts'
import { createGameParts, type GameOptions } from './GameParts.ts'
import { pacesOf } from './pacing.ts'
import { pressBySpace } from './pressBySpace.ts'
import { createStanding, isIdle } from './Standing.ts'

/** A game on the screen, whose rounds are the player's own. Resolves when it can be played, with what hears the page. */
export async function createGame(options: GameOptions): Promise<(heard: Heard) => void> {
  const { provider, state, t, page } = options
  const parts = createGameParts(options)
  const { screen, money, pace, sounds } = parts
  const standing = createStanding(state)
  let scene: Scene | undefined

  const stake = createStake({
    kind: state.game.kind,
    t,
    money,
    limits: state.stakes,
    isIdle: () => isIdle(standing),
    changed: draw,
  })
  const { fail, textOf } = createFailures(parts, standing)
  const rounds = createRounds({ parts, standing, scene: () => scene, stake: stake.value, draw, fail })
  const begin = () => void rounds.begin()
  const drawPaces = addPaces({
    parts,
    standing,
    stake: () => scene?.staked?.() || stake.value(),
    begin,
    draw,
  })
  const { turnSound } = addTools(parts, {
    rules: () => scene && openRules({ state, scene, t, money, paces: pacesOf(pace, state.game.kind) }),
    fairness: () =>
      openFairness({
        provider,
        seeds: standing.seeds,
        lastRound: () => standing.last,
        page,
        isReal: state.mode === 'real',
        t,
        errorText: textOf,
        changed: (changed) => {
          standing.seeds = changed
        },
      }),
  })

  function draw(): void {
    if (!scene) return
    drawBar(parts, standing, scene, stake)
    drawPaces()
  }

  screen.begin.addEventListener('click', () => {
    const taking = standing.open && scene?.taking?.()
    // Nobody is held in a flight, whatever stands above the game.
    if (scene?.leaving?.() !== undefined) rounds.leave()
    else if (taking) {
      if (taking.sum > 0n) void rounds.move(taking.move)
    } else if (standing.isBusy && !standing.open && pace.canStop) rounds.stop()
    else if (isActive(screen.begin)) begin()
  })
  pressBySpace(screen.begin)

  scene = await loadScene({
    host: screen.stage,
    state,
    sounds,
    money,
    t,
    stake: stake.value,
    isIdle: () => isIdle(standing) && !standing.isHeld,
    move: rounds.move,
    changed: draw,
    begin,
    motion: { isReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches },
  })
  screen.fields.append(stake.element, ...scene.controls)
  if (scene.moves) screen.begin.before(scene.moves)
  draw()
  void rounds.resume()

  return (heard) => {
    if (heard.event === 'hold') Object.assign(standing, { isHeld: true, auto: undefined })
    if (heard.event === 'go-on') standing.isHeld = false
    if (heard.event === 'sound') turnSound(heard.on)
    if (heard.event === 'balance-changed' && !standing.isBusy) void askBalance()
    draw()
  }

  async function askBalance(): Promise<void> {
    const now = await provider.state().catch(() => undefined)
    if (!now) return
    standing.balance = now.balance
    standing.free = now.free_rounds
    draw()
  }
}
