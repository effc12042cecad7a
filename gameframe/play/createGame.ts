import type { Heard, PageTalk } from '../boot/createPageTalk.ts'
import { type Played, type Provider, ProviderError } from '../boot/createProvider.ts'
import type { FrameState, Round } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import { createMoney } from '../money/createMoney.ts'
import { openAutoplay } from '../panels/openAutoplay.ts'
import { openFairness } from '../panels/openFairness.ts'
import { openRules } from '../panels/openRules.ts'
import { loadScene } from '../scenes/loadScene.ts'
import type { Scene, Showing } from '../scenes/Scene.ts'
import { wait } from '../scenes/wait.ts'
import { createSounds } from '../sound/createSounds.ts'
import { createStakeField } from '../ui/createStakeField.ts'
import { isActive, setActive } from '../ui/el.ts'
import { icon } from '../ui/icon.ts'
import { type AutoplayRun, nextOfAutoplay } from './autoplayEnds.ts'
import { createScreen } from './createScreen.ts'
import { endsSession, failureText } from './failureText.ts'
import { pacing } from './pacing.ts'
import { roundStory } from './roundStory.ts'
import { unseen } from './unseen.ts'

type Options = { main: HTMLElement; provider: Provider; state: FrameState; t: Translate; page: PageTalk }

/** Milliseconds between automatic rounds, so that a result can be read. */
const breath = 500
const quick = 0.35

/** A game on the screen: takes rounds through their steps, one at a time. Resolves when it can be played. */
export async function createGame({
  main,
  provider,
  state,
  t,
  page,
}: Options): Promise<(heard: Heard) => void> {
  const { game, currency, locale, rules, stakes } = state
  const money = createMoney(locale, currency)
  const pace = pacing(rules)
  const sounds = createSounds(game.art.voice)
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  const screen = createScreen(main, state, t)

  let { seeds, balance: known, last, free_rounds: free } = state
  let open: Round | undefined
  let [isBusy, isHeld, isTurbo, isLost] = [false, false, false, false]
  let [stops, began] = [0, Number.NEGATIVE_INFINITY]
  let auto: AutoplayRun | undefined
  let freeWon: bigint | undefined
  let scene: Scene | undefined

  const isIdle = () => !isBusy && !open
  const stake = createStakeField({ t, money, limits: stakes, isIdle, changed: () => draw() })
  const limits = { min: money.show(stakes.min), max: money.show(stakes.max) }

  const showing = (round: Round): Showing => ({
    speed: motion.matches ? 0 : isTurbo ? quick : 1,
    watchStop: () => {
      const before = stops
      return () => stops !== before
    },
    celebrates: (won) =>
      pace.celebrates(won, round.campaign === undefined ? BigInt(round.outcome.stake) : 0n),
  })
  const freePack = () => free.find(({ remaining }) => remaining > 0)

  function draw(): void {
    if (!scene) return
    const pack = freePack()
    const sum = pack ? BigInt(pack.stake) : scene.staked ? scene.staked() : stake.value()
    stake.show(pack ? BigInt(pack.stake) : undefined)
    screen.free.hidden = pack === undefined && freeWon === undefined
    if (pack)
      screen.free.textContent = t('free.left', { count: pack.remaining, stake: money.show(pack.stake) })
    screen.balance.textContent = known ? money.show(known.amount) : '—'
    const canStop = isBusy && pace.canStop
    screen.begin.replaceChildren(
      icon(canStop ? 'stop' : 'spin'),
      `${t(canStop ? 'stop' : `verb.${scene.verb}`)}${scene.staked && !canStop ? ` ${money.show(sum)}` : ''}`,
    )
    screen.begin.hidden = open !== undefined
    setActive(screen.begin, canStop || (isIdle() && !isHeld && auto === undefined))
    autoButton?.replaceChildren(icon(auto ? 'stop' : 'auto'), ...(auto ? [String(auto.rounds)] : []))
    autoButton?.setAttribute('aria-label', auto ? t('auto.stop', { count: auto.rounds }) : t('auto'))
    main.classList.toggle('busy', isBusy)
    main.classList.toggle('open', open !== undefined)
    main.classList.toggle('held', isHeld)
  }
  const say = (text: string, isWin = false) => {
    screen.result.textContent = text
    screen.result.classList.toggle('won', isWin)
  }

  function fail(error: unknown): void {
    auto = undefined
    if (!(error instanceof ProviderError)) throw error
    const { code, balance } = error
    if (balance) known = balance
    // Whether the round was played is known to the provider alone.
    if (code === 'OFFLINE' || code === 'ROUND_OPEN' || code === 'ROUND_CLOSED') isLost = true
    if (endsSession(code)) {
      page.say({ event: 'ended', reason: code })
      screen.end(failureText(code, t))
      return
    }
    say(failureText(code, t, limits))
    if (code === 'NOT_ENOUGH_MONEY' && state.mode === 'real' && page.isFramed)
      page.say({ event: 'wants', what: 'deposit' })
  }

  /** Shows a round as far as it goes, and what it leaves. */
  async function show(scene: Scene, { round, balance }: Played): Promise<void> {
    const { outcome } = round
    open = outcome.isOver ? undefined : round
    // What was won is in the balance when it has been seen.
    if (balance) known = { ...balance, amount: String(BigInt(balance.amount) - BigInt(outcome.win)) }
    if (outcome.isOver) unseen.begin(game.id, round.id)
    draw()
    await scene.show(round, showing(round))
    if (balance) known = balance
    if (!outcome.isOver) return draw()
    unseen.end(game.id)
    last = round
    seeds = { ...seeds, nonce: Math.max(seeds.nonce, round.nonce + 1) }
    const { text, isWin } = roundStory(round, { t, money, pace })
    say([scene.tell(round), text].filter((part) => part !== '').join(' · '), isWin)
    if (isWin) sounds.win(Number(BigInt(outcome.win) / BigInt(outcome.stake)))
    page.say({
      event: 'round-closed',
      round: round.id,
      staked: round.campaign ? '0' : outcome.stake,
      won: outcome.win,
    })
    if (round.campaign !== undefined) countFree(BigInt(outcome.win))
    else freeWon = undefined
    draw()
  }

  function countFree(won: bigint): void {
    freeWon = (freeWon ?? 0n) + won
    if (!freePack()) screen.free.textContent = t('free.done', { amount: money.show(freeWon) })
  }

  /** One thing at a time: whatever comes meanwhile is not done. */
  async function work(step: (scene: Scene) => Promise<void>): Promise<void> {
    if (isBusy || !scene) return
    isBusy = true
    draw()
    try {
      if (isLost) await findAgain(scene)
      else await step(scene)
      // Moves of a round wait for nothing; the next round does.
      if (!open) await wait(pace.waitAfter(began, performance.now()), () => false)
    } catch (error) {
      fail(error)
    } finally {
      isBusy = false
      draw()
    }
  }

  /** Asks what became of a round whose answer was never heard. */
  async function findAgain(scene: Scene): Promise<void> {
    const now = await provider.state()
    isLost = false
    ;({ seeds, free_rounds: free } = now)
    known = now.balance
    open = undefined
    say('')
    if (now.round) await show(scene, { round: now.round })
    else if (now.last && now.last.id !== last?.id)
      await show(scene, { round: now.last, ...(known && { balance: known }) })
  }

  const begin = () =>
    work(async (scene) => {
      if (isHeld || open) return
      const pack = freePack()
      const choice = scene.choice(pack ? BigInt(pack.stake) : stake.value())
      if (!choice) {
        auto = undefined
        return say(t('choose'))
      }
      say('')
      scene.clear?.()
      began = performance.now()
      const played = await provider.begin({
        choice,
        ...(pack && { campaign: pack.campaign }),
        ...(auto && { auto: true }),
      })
      if (pack) pack.remaining -= 1
      page.say({ event: 'round-began', round: played.round.id })
      await show(scene, played)
      const { stake: staked, win, isOver } = played.round.outcome
      if (auto) auto = isOver ? nextOfAutoplay(auto, BigInt(pack ? 0 : staked), BigInt(win)) : undefined
    }).then(() => {
      if (auto && !isHeld) void wait(breath, () => false).then(() => (auto ? begin() : undefined))
    })

  const move = (one: unknown) =>
    work(async (scene) => {
      if (!open) return
      await show(scene, await provider.move(open.id, one))
    })

  screen.begin.addEventListener('click', () => {
    if (isBusy && pace.canStop) stops += 1
    else if (isActive(screen.begin)) void begin()
  })
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || event.target !== document.body) return
    event.preventDefault()
    screen.begin.click()
  })

  const autoButton = pace.canPlayAutomatically
    ? screen.tool('auto', t('auto'), () => {
        if (auto) auto = undefined
        else if (isIdle() && !isHeld)
          openAutoplay({ t, money, stake: scene?.staked?.() || stake.value() }, (chosen) => {
            auto = { ...chosen, net: 0n }
            void begin()
          })
        draw()
      })
    : undefined
  const turboButton = pace.canTurbo
    ? screen.tool('turbo', t('turbo'), () => {
        isTurbo = !isTurbo
        turboButton?.setAttribute('aria-pressed', String(isTurbo))
      })
    : undefined
  turboButton?.setAttribute('aria-pressed', 'false')
  // What is chosen anew each round is not played automatically.
  const isRepeatable = ['slots', 'dice', 'plinko', 'crash'].includes(game.kind)
  screen.paces.append(
    ...[turboButton, isRepeatable ? autoButton : undefined].filter((one) => one !== undefined),
  )

  const turnSound = (on: boolean) => {
    sounds.turn(on)
    soundButton.replaceChildren(icon(on ? 'sound' : 'mute'))
    soundButton.setAttribute('aria-pressed', String(on))
  }
  const soundButton = screen.tool('mute', t('sound'), () => turnSound(!sounds.isOn()))
  soundButton.setAttribute('aria-pressed', 'false')
  screen.tools.append(
    screen.tool('rules', t('rules'), () => scene && openRules({ state, scene, t, money })),
    screen.tool('fair', t('fair'), () =>
      openFairness({
        provider,
        seeds,
        lastRound: () => last,
        page,
        t,
        errorText: (code) => failureText(code, t, limits),
        changed: (changed) => {
          seeds = changed
        },
      }),
    ),
    soundButton,
    screen.tool('full', t('full'), () => {
      if (page.isFramed) page.say({ event: 'wants', what: 'full-screen' })
      else if (document.fullscreenElement) void document.exitFullscreen()
      else void document.documentElement.requestFullscreen()
    }),
  )

  scene = await loadScene({
    host: screen.stage,
    state,
    sounds,
    money,
    t,
    stake: stake.value,
    isIdle: () => isIdle() && !isHeld,
    move,
    changed: () => draw(),
    begin: () => void begin(),
    motion: { isReduced: motion.matches },
  })
  screen.fields.append(stake.element, ...scene.controls)
  draw()
  if (state.round) void work((scene) => show(scene, { round: state.round as Round }))
  else if (last && unseen.is(game.id, last.id)) {
    const seen = last
    void work((scene) => show(scene, { round: seen, ...(known && { balance: known }) }))
  }

  return (heard) => {
    if (heard.event === 'hold') {
      isHeld = true
      auto = undefined
    }
    if (heard.event === 'go-on') isHeld = false
    if (heard.event === 'sound') turnSound(heard.on)
    if (heard.event === 'balance-changed' && !isBusy)
      void provider.state().then(
        (now) => {
          known = now.balance
          free = now.free_rounds
          draw()
        },
        () => undefined,
      )
    draw()
  }
}
