import { useEffect, useRef, useState } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import type { Tracked } from '#schemas/runtime/analyticsEvents.ts'
import { gameName } from '../gamehall/Game.ts'
import { isPlayer } from '../gamehall/Likes.ts'
import { useLikes } from '../gamehall/useLikes.ts'
import { Figures } from './Figures.tsx'
import { GameBar } from './GameBar.tsx'
import { GameCurtain, Opening } from './GameCurtain.tsx'
import classes from './GameFrame.module.css'
import { type GameMessage, type GameWish, type PageMessage, readGameMessage } from './GameMessage.ts'
import { type Purse, PurseChoice } from './PurseChoice.tsx'
import { Refused } from './Refused.tsx'
import { refusalOf } from './refusalOf.ts'
import { useDemoNotice } from './useDemoNotice.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useElapsed } from './useElapsed.ts'
import { useFrame } from './useFrame.ts'
import { mayFill, useFullScreen } from './useFullScreen.ts'
import { useGame } from './useGame.ts'
import { useGameState } from './useGameState.ts'
import { useHold } from './useHold.ts'
import { useLaunch } from './useLaunch.ts'
import { useOtherMoney } from './useOtherMoney.ts'
import { useOwnHash } from './useOwnHash.ts'
import { useSound } from './useSound.ts'
import { useStanding } from './useStanding.ts'
import { useWatchedRound } from './useWatchedRound.ts'
import { type GameMode, wantedMode } from './wantedMode.ts'

const talk = { type: 'game', read: readGameMessage }

/** A game in its frame, with what is told around it. */
export function GameFrame({ props, slot, host, scope }: BlockView<'game-frame'>) {
  useHostVersion(host)
  const { stranger, limits, lobby, fullScreen = 'all' } = props
  const asked = host.resolve({ sysname: props.sysname, mode: props.mode ?? '' }, scope)
  const sysname = String(asked.sysname ?? '')
  const mode = wantedMode(useOwnHash(host, scope), asked.mode, isPlayer(host))
  // A page that is left names no game any more; one that never did has none.
  const [wasNameless] = useState(sysname === '')
  const isStranger = mode === 'real' && !isPlayer(host)
  const isReal = mode === 'real' && !isStranger

  const game = useGame(host, sysname)
  const name = game ? gameName(game) : host.t('game.page.title')
  const [chosen, setChosen] = useState<Purse>()
  const order = { sysname, mode, ...(isReal && chosen && { purse: chosen }) }
  const { launch, again } = useLaunch<{ url: string; purse?: Purse }>(
    host,
    'games.launch',
    isStranger || sysname === '' ? undefined : order,
  )
  const isOpen = launch.phase === 'open'
  useEffect(() => {
    if (isOpen)
      void host.run([
        { do: 'track', event: 'game', params: { game: sysname, mode } } satisfies Tracked<'game'>,
      ])
  }, [host, isOpen, sysname, mode])
  const purse = launch.phase === 'open' ? launch.purse : chosen
  const { state, ready, end, loaded } = useGameState(launch)
  const isPlayable = state.isReady && !state.isOver
  const [turn, setTurn] = useState(0)
  const told = useStanding(host, { sysname, purse, turn, isPlayed: isReal && state.isReady })
  const { standing, terms, at } = told
  // The bonus has become real money, or is over: what is staked from here on is the player's own, which they see.
  const isBonusOver = isReal && purse === 'bonus' && terms?.isolated === true && terms.bonus === undefined
  useEffect(() => {
    if (isBonusOver) setChosen('main')
  }, [isBonusOver])
  const seconds = useElapsed(isPlayable, standing?.started_at ? { seconds: standing.seconds, at } : undefined)
  const { isFull, toggle } = useFullScreen()
  const likes = useLikes(host, stranger, scope)
  const onFullScreen = mayFill(fullScreen, host.facts().device.platform) ? toggle : undefined
  const onLimits = limits !== undefined ? () => void host.run([{ do: 'open', popup: limits }]) : undefined

  const frame = useRef<HTMLIFrameElement>(null)
  const post = useFrame<GameMessage, PageMessage>(talk, frame, state.origin, heed)
  useHold(host, isPlayable, post)
  const sound = useSound(host, props, isPlayable && state.hasSound, post)
  const money = useOtherMoney(host, isReal && isPlayable, () => {
    post({ event: 'balance-changed' })
    setTurn((before) => before + 1)
  })
  const round = useWatchedRound(host, state.key)
  useDocumentTitle(host, game && host.t({ key: 'game.title', args: { name } }))
  useDemoNotice(host, props.demo, isPlayable && mode === 'demo')
  useEffect(() => {
    if (launch.phase !== 'refused' || refusalOf(launch.error) !== 'offline') return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [launch, again])

  function heed(message: GameMessage) {
    if (message.event === 'ready') ready(message.hasSound)
    if (message.event === 'ended') end()
    if (message.event === 'round-began') {
      money.expect()
      if (isReal) round.began(message.round)
      // A stake is something that the player does; the site itself sees nothing of what is done in a frame.
      host.noticeActivity?.()
    }
    if (message.event === 'round-closed') {
      money.expect()
      setTurn((before) => before + 1)
      if (isReal) round.closed(message.round)
    }
    // Only who has just done something can want to go anywhere.
    if (message.event !== 'wants' || navigator.userActivation?.isActive === false) return
    if (message.what === 'verify') void verify(message.round)
    else grant(message.what)
  }

  /** Leads to a round that is on our books. */
  async function verify(round: string) {
    const told = await host.call('games.getRound', { round })
    const actions = told.ok ? props.verify : props.history
    if (actions) await host.run(actions, { ...scope, ...(told.ok && { result: told.response }) })
  }

  function grant(what: GameWish) {
    if (what === 'full-screen') return onFullScreen?.()
    if (what === 'limits') return onLimits?.()
    const wishes = { lobby, history: props.history, deposit: isPlayer(host) ? props.deposit : stranger }
    const actions = wishes[what]
    if (actions) void host.run(actions, scope)
  }

  const change = (to: GameMode) => {
    navigate(`${location.pathname}${location.search}#${to}`, { replace: true, stay: true })
  }
  const isUnknown = sysname === '' && wasNameless
  const failure = launch.phase === 'refused' ? refusalOf(launch.error) : undefined
  const refusal = isUnknown ? 'unknown' : isStranger ? 'sign-in' : failure
  const canChoose = isReal && terms?.isolated && terms.bonus !== undefined && !terms.bonus.is_excluded

  return (
    <section className={classes.game} data-full={isFull || undefined} aria-label={name}>
      <GameBar
        host={host}
        name={name}
        mode={mode}
        hasDemo={game?.has_demo ?? false}
        isLiked={likes.names.has(sysname)}
        isFull={isFull}
        sound={sound}
        onLimits={isPlayer(host) ? onLimits : undefined}
        onFullScreen={onFullScreen}
        onLike={() => likes.toggle(sysname)}
        onLeave={() => void host.run(lobby, scope)}
        onMode={change}
      >
        <Figures host={host} seconds={seconds} isReal={isReal} {...(standing && { standing })} />
      </GameBar>
      <div className={classes.stage}>
        {state.url !== undefined && !state.isOver && (
          <iframe
            key={state.key}
            ref={frame}
            className={classes.frame}
            src={state.url}
            title={name}
            // Decision 0142 says what each of these is for, and what is left out.
            sandbox="allow-scripts allow-same-origin allow-forms"
            allow="autoplay"
            onLoad={loaded}
            data-ready={state.isReady || undefined}
          />
        )}
        {!isPlayable && (
          <GameCurtain host={host} game={game}>
            {refusal !== undefined || state.isOver ? (
              <Refused
                host={host}
                why={refusal ?? 'ended'}
                error={launch.phase === 'refused' ? launch.error : undefined}
                slot={slot}
                again={again}
              />
            ) : (
              <Opening
                key={state.key}
                host={host}
                text={host.t({ key: 'game.opening', args: { name } })}
                retry={again}
              />
            )}
          </GameCurtain>
        )}
      </div>
      <div className={classes.terms}>
        {canChoose && <PurseChoice host={host} purse={purse ?? 'main'} onChange={setChosen} />}
        {isReal && terms && slot('terms', { ...scope, result: terms })}
        {mode === 'demo' && <p>{host.t('game.demo.note')}</p>}
      </div>
    </section>
  )
}
