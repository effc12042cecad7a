import type { Played } from '../boot/createProvider.ts'
import type { Round } from '../boot/FrameState.ts'
import type { Scene, Showing } from '../scenes/Scene.ts'
import { wait } from '../scenes/wait.ts'
import { nextOfAutoplay } from './autoplayEnds.ts'
import { createLanding, type Landing } from './createLanding.ts'
import type { GameParts } from './GameParts.ts'
import { roundStory } from './roundStory.ts'
import { freePack, type Standing } from './Standing.ts'
import { unseen } from './unseen.ts'

type Options = {
  parts: GameParts
  standing: Standing
  scene: () => Scene | undefined
  stake: () => bigint
  draw: () => void
  /** Says why a round could not be played. */
  fail: (error: unknown) => void
}

/** Milliseconds between automatic rounds, so that a result can be read. */
const breath = 500
const quick = 0.35

/** Takes rounds through their steps, one at a time. */
export function createRounds({ parts, standing, scene: current, stake, draw, fail }: Options) {
  const { provider, state, t, page, money, pace, sounds, screen } = parts
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  let stops = 0
  let landing: Landing | undefined
  let began = Number.NEGATIVE_INFINITY

  const showing = (round: Round): Showing => ({
    speed: motion.matches ? 0 : standing.isTurbo ? quick : 1,
    watchStop: () => {
      const before = stops
      return () => stops !== before
    },
    celebrates: (won) =>
      pace.celebrates(won, round.campaign === undefined ? BigInt(round.outcome.stake) : 0n),
  })

  /** Shows a round as far as it goes, and what it leaves. */
  async function show(scene: Scene, { round, balance }: Played): Promise<void> {
    const { outcome } = round
    standing.open = outcome.isOver ? undefined : round
    // What was won is in the balance when it has been seen; what an open round has come to is not in it at all.
    if (balance) {
      const won = outcome.isOver ? BigInt(outcome.win) : 0n
      standing.balance = { ...balance, amount: String(BigInt(balance.amount) - won) }
    }
    if (outcome.isOver) unseen.begin(state.game.id, round.id)
    draw()
    await scene.show(round, showing(round))
    if (balance) standing.balance = balance
    if (!outcome.isOver) return draw()
    unseen.end(state.game.id)
    standing.last = round
    standing.seeds = { ...standing.seeds, nonce: Math.max(standing.seeds.nonce, round.nonce + 1) }
    const { text, isWin } = roundStory(round, { t, money, pace })
    screen.say([scene.tell(round), text].filter((part) => part !== '').join(' · '), isWin)
    if (isWin) sounds.win(Number(BigInt(outcome.win) / BigInt(outcome.stake)))
    page.say({
      event: 'round-closed',
      round: round.id,
      staked: round.campaign ? '0' : outcome.stake,
      won: outcome.win,
    })
    if (round.campaign !== undefined) countFree(BigInt(outcome.win))
    else standing.freeWon = undefined
    draw()
  }

  /** Shows a round to where the player goes on with it, or to its end where it goes on by itself. */
  async function follow(scene: Scene, played: Played): Promise<Played> {
    await show(scene, played)
    if (played.round.outcome.isOver || !scene.leaving) return played
    landing = createLanding(provider, played.round.id)
    try {
      const ended = await landing.ended
      await show(scene, ended)
      return ended
    } finally {
      landing = undefined
    }
  }

  function countFree(won: bigint): void {
    standing.freeWon = (standing.freeWon ?? 0n) + won
    if (!freePack(standing))
      screen.free.textContent = t('free.done', { amount: money.show(standing.freeWon) })
  }

  /** One thing at a time: whatever comes meanwhile is not done. */
  async function work(step: (scene: Scene) => Promise<void>): Promise<void> {
    const scene = current()
    if (standing.isBusy || !scene) return
    standing.isBusy = true
    draw()
    try {
      if (standing.isLost) await findAgain(scene)
      else await step(scene)
      // Moves of a round wait for nothing; the next round does.
      if (!standing.open) await wait(pace.waitAfter(began, performance.now()), () => false)
    } catch (error) {
      fail(error)
    } finally {
      standing.isBusy = false
      draw()
    }
  }

  /** Asks what became of a round whose answer was never heard. */
  async function findAgain(scene: Scene): Promise<void> {
    const before = standing.last
    const { seeds, balance, free_rounds: free, round, last } = await provider.state()
    Object.assign(standing, { seeds, balance, free, open: undefined, isLost: false })
    screen.say('')
    if (round) await follow(scene, { round })
    else if (last && last.id !== before?.id) await show(scene, { round: last, ...(balance && { balance }) })
  }

  async function playRound(scene: Scene): Promise<void> {
    if (standing.isHeld || standing.open) return
    const pack = freePack(standing)
    const choice = scene.choice(pack ? BigInt(pack.stake) : stake())
    if (!choice) {
      standing.auto = undefined
      return screen.ask(t('choose'))
    }
    screen.say('')
    scene.clear?.()
    began = performance.now()
    const played = await provider.begin({
      choice,
      ...(pack && { campaign: pack.campaign }),
      ...(standing.auto && { auto: true }),
    })
    if (pack) pack.remaining -= 1
    page.say({ event: 'round-began', round: played.round.id })
    const ended = await follow(scene, played)
    const { stake: staked, win, isOver } = ended.round.outcome
    if (standing.auto)
      standing.auto = isOver
        ? nextOfAutoplay(standing.auto, BigInt(pack ? 0 : staked), BigInt(win))
        : undefined
  }

  async function begin(): Promise<void> {
    await work(playRound)
    if (!standing.auto || standing.isHeld) return
    await wait(breath, () => false)
    if (standing.auto) await begin()
  }

  return {
    begin,
    move: (one: unknown) =>
      work(async (scene) => {
        if (standing.open) await show(scene, await provider.move(standing.open.id, one))
      }),
    /** Takes what a flight is worth now. */
    leave: (): void => landing?.leave(),
    /** Ends at once what moves. */
    stop: (): void => {
      stops += 1
    },
    /** Goes on with the round that is open, or shows the last again where a frame was closed before it was seen. */
    async resume(): Promise<void> {
      const { last, balance } = standing
      const { round } = state
      if (round)
        return work(async (scene) => {
          page.say({ event: 'round-began', round: round.id })
          await follow(scene, { round })
        })
      if (last && unseen.is(state.game.id, last.id))
        await work((scene) => {
          page.say({ event: 'round-began', round: last.id })
          return show(scene, { round: last, ...(balance && { balance }) })
        })
    },
  }
}
