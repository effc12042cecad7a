import './slots.css'
import type { HeldRound } from '#games/engines/slots/holdAndWin.ts'
import type { SlotConfig } from '#games/engines/slots/SlotConfig.ts'
import type { SlotOutcome } from '#games/engines/slots/slots.ts'
import type { SlotSpin } from '#games/engines/slots/spinReels.ts'
import { windowAt } from '#games/engines/slots/windows.ts'
import type { Round } from '../../boot/FrameState.ts'
import { createStage } from '../../stage/createStage.ts'
import { easeOut } from '../../stage/easings.ts'
import { loadSheet } from '../../stage/loadSheet.ts'
import { el } from '../../ui/el.ts'
import { createBanner } from '../createBanner.ts'
import type { Scene, SceneTools, Showing } from '../Scene.ts'
import { createHeldCoins } from './createHeldCoins.ts'
import { createReels } from './createReels.ts'
import { createWinShow } from './createWinShow.ts'
import { payTable } from './payTable.ts'
import { shownWindows } from './winPlaces.ts'

/** Reels that turn to what the provider has decided, and then show what paid. */
export async function createSlots(tools: SceneTools): Promise<Scene> {
  const { host, state, sounds, money, t } = tools
  const { art, id, mathematics } = state.game
  const config = mathematics.config as SlotConfig
  const sheet = `/sandbox/games/symbols/${id}.svg`
  const counter = el('p', { class: 'counter', hidden: true })
  host.append(counter)
  const banner = createBanner(host)
  let size = { width: 1, height: 1 }
  const [textures, stage] = await Promise.all([
    loadSheet(sheet, art.symbols),
    createStage(host, (board, width, height) => {
      const margin = Math.min(24, width * 0.02)
      board.position.set(width / 2, height / 2)
      board.scale.set(Math.min((width - 2 * margin) / size.width, (height - 2 * margin) / size.height))
    }),
  ])
  const look = { palette: art.palette, tempo: art.tempo }
  const reels = createReels(config.reels.length, config.rows, { stage, textures, sounds, look })
  size = reels.size
  stage.board.addChild(reels.root)
  stage.resize()
  for (const [reel, strip] of config.reels.entries()) reels.put(reel, windowAt(strip, 0, config.rows))
  const wins = createWinShow(stage, reels, config)
  const coins = createHeldCoins(stage, reels, { config, sounds, texture: textures.get('O') })

  /** What so many units are, at the stake of the round. */
  const worth = (units: number, stake: string) =>
    money.show((BigInt(stake) * BigInt(Math.round(units))) / BigInt(config.coins))

  async function showSpin(
    spin: SlotSpin,
    strips: readonly string[],
    { win }: SlotOutcome,
    showing: Showing,
    expanding?: string,
  ) {
    wins.clear()
    sounds.begin()
    await reels.spin({ strips, stops: spin.stops, windows: spin.windows }, showing)
    const shown = shownWindows(config, spin)
    const changed = [...shown.keys()].filter((reel) => shown[reel] !== spin.windows[reel])
    if (changed.length > 0) {
      await stage.animate(260 * showing.speed, () => undefined, showing.watchStop())
      for (const reel of changed) reels.put(reel, shown[reel] ?? '')
      sounds.land(3)
    }
    await wins.show(spin, showing, showing.celebrates(BigInt(win)), expanding)
  }

  async function showFree(outcome: SlotOutcome, showing: Showing): Promise<void> {
    const [, ...free] = outcome.spins
    const strips = config.free?.reels ?? config.reels
    let total = outcome.spins[0]?.freeWon ?? 0
    let units = 0
    sounds.feature()
    await banner.show(t('slot.free', { count: total }), showing)
    host.classList.add('in-feature')
    counter.hidden = false
    for (const [at, spin] of free.entries()) {
      const count = () =>
        counter.replaceChildren(
          el('span', {}, `${t('slot.freeOf', { at: at + 1, of: total })}`),
          ...(spin.multiplier > 1 ? [el('strong', {}, `×${spin.multiplier}`)] : []),
          ...(outcome.expanding === undefined ? [] : [symbolPicture(outcome.expanding)]),
          el('span', {}, worth(units, outcome.stake)),
        )
      count()
      // Free spins are watched, not begun: they go on a little quicker.
      const quicker = { ...showing, speed: showing.speed * 0.75 }
      await showSpin(spin, strips, outcome, quicker, outcome.expanding)
      units += spin.units
      if (spin.freeWon) {
        total += spin.freeWon
        await banner.show(t('slot.freeAgain', { count: spin.freeWon }), showing)
      }
      count()
      await stage.animate(260 * showing.speed, () => undefined, showing.watchStop())
    }
    const isWin = showing.celebrates(BigInt(outcome.win))
    await banner.show(t('slot.freeDone', { amount: worth(units, outcome.stake) }), showing, isWin)
    counter.hidden = true
    host.classList.remove('in-feature')
  }

  async function showHeld(held: HeldRound, { stake, win }: SlotOutcome, showing: Showing): Promise<void> {
    sounds.feature()
    await banner.show(t('slot.hold'), showing)
    host.classList.add('in-feature')
    await coins.show(
      held,
      showing,
      (units) => worth(units, stake),
      (left) => {
        counter.hidden = false
        counter.textContent = t('slot.respins', { count: left })
      },
    )
    const isWin = showing.celebrates(BigInt(win))
    await banner.show(t('slot.holdDone', { amount: worth(held.units, stake) }), showing, isWin)
    coins.clear()
    counter.hidden = true
    host.classList.remove('in-feature')
  }

  function symbolPicture(symbol: string): HTMLElement {
    const picture = el('span', { class: 'symbol' })
    const at = art.symbols.indexOf(symbol)
    picture.style.backgroundImage = `url("${sheet}")`
    picture.style.backgroundSize = `400% ${Math.ceil(art.symbols.length / 4) * 100}%`
    const rows = Math.max(1, Math.ceil(art.symbols.length / 4) - 1)
    picture.style.backgroundPosition = `${((at % 4) * 100) / 3}% ${(Math.floor(at / 4) * 100) / rows}%`
    return picture
  }

  return {
    verb: 'spin',
    controls: [],
    choice: (stake) => ({ stake: String(stake) }),
    clear: () => wins.clear(),
    async show(round, showing) {
      const outcome = round.outcome as SlotOutcome
      const [paid] = outcome.spins
      if (!paid) return
      coins.clear()
      await showSpin(paid, config.reels, outcome, showing)
      if (outcome.held) await showHeld(outcome.held, outcome, showing)
      if (outcome.spins.length > 1) await showFree(outcome, showing)
      if (showing.celebrates(BigInt(outcome.win)) && BigInt(outcome.win) >= 10n * BigInt(outcome.stake))
        await celebrate(outcome, showing)
    },
    tell: ({ outcome }: Round) => {
      const { spins, held } = outcome as SlotOutcome
      return [held ? t('slot.hold') : '', spins.length > 1 ? t('slot.free', { count: spins.length - 1 }) : '']
        .filter((part) => part !== '')
        .join(' · ')
    },
    rules: () => payTable({ config, t, worth, stake: tools.stake, symbolPicture }),
  }

  async function celebrate(outcome: SlotOutcome, showing: Showing): Promise<void> {
    sounds.win(8)
    const win = BigInt(outcome.win)
    banner.hold(t('slot.bigWin'), money.show(0n))
    await stage.animate(
      1600 * showing.speed,
      (share) =>
        banner.hold(t('slot.bigWin'), money.show((win * BigInt(Math.round(1000 * easeOut(share)))) / 1000n)),
      showing.watchStop(),
    )
    await stage.animate(900 * showing.speed, () => undefined, showing.watchStop())
    banner.clear()
  }
}
