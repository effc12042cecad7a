import '../styles/table.css'
import { ProviderError } from '../boot/createAsk.ts'
import type { Heard } from '../boot/createPageTalk.ts'
import type { PlayedPart } from '../boot/createProvider.ts'
import { createTableFeed } from '../boot/createTableFeed.ts'
import type { Balance, FrameState, Part, Round } from '../boot/FrameState.ts'
import type { TableState } from '../boot/TableState.ts'
import { openRules } from '../panels/openRules.ts'
import { addTools } from '../play/addTools.ts'
import { depositButton } from '../play/depositButton.ts'
import { endsSession, failureText } from '../play/failureText.ts'
import { createGameParts, type GameOptions } from '../play/GameParts.ts'
import { limitText } from '../play/limitText.ts'
import { pressBySpace } from '../play/pressBySpace.ts'
import { roundStory } from '../play/roundStory.ts'
import { loadTableScene } from '../scenes/loadTableScene.ts'
import type { TableScene } from '../scenes/TableScene.ts'
import { createStake } from '../ui/createStake.ts'
import { isActive } from '../ui/el.ts'
import { createTableInfo } from './createTableInfo.ts'
import { drawTable } from './drawTable.ts'
import { openTableFairness } from './openTableFairness.ts'
import { pressOf } from './pressOf.ts'
import { ownPart, type TableStanding } from './TableStanding.ts'

/** Milliseconds between pictures of what is left of a phase. */
const tickEvery = 200

type Options = GameOptions & { table: TableState }

/** A table that many share, on the screen. Resolves when it can be played, with what hears the page. */
export async function createTableGame(options: Options): Promise<(heard: Heard) => void> {
  const { provider, state, t, page } = options
  const parts = createGameParts(options)
  const { screen, money, pace, sounds } = parts
  const standing: TableStanding = {
    table: options.table,
    own: ownPart(state, options.table.number),
    balance: state.balance,
    ...{ isBusy: false, isHeld: false, isLost: false },
  }
  let scene: TableScene | undefined
  /** The part whose end was told last, and the phase that was. */
  let told = standing.own?.state === 'over' ? standing.own.id : ''
  let said = ''

  const feed = createTableFeed({
    provider,
    first: options.table,
    hear: (table) => void take(table),
    lost: (isLost) => {
      standing.isLost = isLost
      if (isLost) screen.say(t('table.lost'))
      else void refresh()
      draw()
    },
    ended: fail,
  })
  const info = createTableInfo(parts, feed.now)
  const stake = createStake({
    kind: state.game.kind,
    t,
    money,
    limits: state.stakes,
    isIdle: () => !standing.isBusy,
    changed: draw,
  })
  const limits = { min: money.show(state.stakes.min), max: money.show(state.stakes.max) }
  const { turnSound } = addTools(parts, {
    rules: () => scene && openRules({ state, scene, t, money }),
    fairness: () => openTableFairness({ state, table: standing.table, page, t }),
  })

  function draw(): void {
    if (!scene) return
    drawTable(parts, standing, scene)
    info.draw(standing)
  }
  function drawAll(): void {
    scene?.draw(standing)
    draw()
  }

  async function take(table: TableState): Promise<void> {
    const isNext = table.number !== standing.table.number
    standing.table = table
    if (isNext && standing.own?.state !== 'open') standing.own = undefined
    drawAll()
    tellPhase(table)
    // What a stake has come to is known when the table says that the round is over, or has gone on.
    if (standing.own?.state === 'open' && (isNext || table.phase === 'result')) await refresh()
  }

  /** Says once that bets are taken, that they are no more, and what came of those who have staked nothing. */
  function tellPhase({ number, phase, result }: TableState): void {
    const name = `${number} ${phase}`
    if (said === name) return
    said = name
    if (phase === 'betting') screen.say(t('table.betting'))
    if (phase === 'closed') screen.say(t('table.closed'))
    if (phase === 'result' && result !== null && !standing.own && scene) screen.say(scene.tell(result))
  }

  /** Asks what became of the player's part, and of their money. */
  async function refresh(): Promise<void> {
    const now = await provider.state().catch((error: unknown) => {
      if (error instanceof ProviderError && endsSession(error.code)) fail(error)
      return undefined
    })
    if (!now) return
    const before = standing.own
    standing.balance = now.balance
    standing.own = ownPart(now, standing.table.number)
    const over = before?.state === 'open' ? endOf(before, now) : standing.own
    if (over) tellEnd(over)
    else if (before?.state === 'open' && !standing.own) screen.say(t('table.void'))
    drawAll()
  }
  const endOf = (before: Part, { last }: FrameState) => (last?.id === before.id ? last : undefined)

  /** Says how the player's part has ended, once. */
  function tellEnd(part: Part): void {
    if (part.state !== 'over' || !part.outcome || part.id === told) return
    told = part.id
    const round = part as Round
    const { text, isWin } = roundStory(round, { t, money, pace })
    const { result, number } = standing.table
    const end = result !== null && number === part.nonce ? scene?.tell(result) : undefined
    screen.say([end, text].filter((one) => one !== undefined).join(' · '), isWin)
    if (isWin) sounds.win(Number(BigInt(round.outcome.win) / BigInt(round.outcome.stake)))
    page.say({ event: 'round-closed', round: part.id, staked: round.outcome.stake, won: round.outcome.win })
  }

  function fail(error: unknown): void {
    if (!(error instanceof ProviderError)) throw error
    const { code, balance, limit } = error
    if (balance) standing.balance = balance
    if (endsSession(code)) {
      page.say({ event: 'ended', reason: code })
      screen.end(failureText(code, t))
      return
    }
    const text = code === 'LIMIT_REACHED' ? limitText(limit, t, state.locale) : failureText(code, t, limits)
    screen.say(text, false, depositButton({ state, page, t }, code))
  }

  /** One wish at a time. */
  async function work(step: () => Promise<PlayedPart>, done: (played: PlayedPart) => void): Promise<void> {
    if (standing.isBusy) return
    standing.isBusy = true
    draw()
    try {
      const played = await step()
      if (played.balance) standing.balance = played.balance as Balance
      standing.own = played.round
      done(played)
    } catch (error) {
      fail(error)
      await refresh()
    } finally {
      standing.isBusy = false
      drawAll()
    }
  }

  function press(): void {
    if (!scene) return
    const one = scene
    const what = pressOf(standing, one)
    if (what === 'leave') void work(provider.leave, ({ round }) => tellEnd(round))
    if (what !== 'bet') return
    const choice = one.choice()
    if (!choice) screen.ask(t('choose'))
    else stakeIt(one, choice)
  }

  const stakeIt = (one: TableScene, choice: object) =>
    void work(
      () => provider.bet(choice),
      ({ round }) => {
        one.taken()
        screen.say(t('table.taken'))
        page.say({ event: 'round-began', round: round.id })
      },
    )

  screen.begin.addEventListener('click', () => {
    if (isActive(screen.begin)) press()
  })
  pressBySpace(screen.begin)

  scene = await loadTableScene({
    host: screen.stage,
    ...{ state, sounds, money, t },
    stake: stake.value,
    isIdle: () => !standing.isBusy && !standing.isHeld,
    changed: draw,
    passed: () => void refresh(),
    now: feed.now,
    motion: { isReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches },
  })
  options.main.classList.add('shared')
  screen.fields.append(stake.element, ...scene.controls)
  drawAll()
  tellPhase(standing.table)
  setInterval(() => info.tick(standing), tickEvery)

  return (heard) => {
    if (heard.event === 'hold') standing.isHeld = true
    if (heard.event === 'go-on') standing.isHeld = false
    if (heard.event === 'sound') turnSound(heard.on)
    if (heard.event === 'balance-changed' && !standing.isBusy) void refresh()
    draw()
  }
}
