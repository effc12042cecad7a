import { useCallback, useEffect, useRef, useState } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { Figures } from '../../game/Figures.tsx'
import { GameCurtain, Opening } from '../../game/GameCurtain.tsx'
import { refusalOf } from '../../game/refusalOf.ts'
import { useElapsed } from '../../game/useElapsed.ts'
import { useFrame } from '../../game/useFrame.ts'
import { useFullScreen } from '../../game/useFullScreen.ts'
import { useGameState } from '../../game/useGameState.ts'
import { useHold } from '../../game/useHold.ts'
import { useLaunch } from '../../game/useLaunch.ts'
import { useOtherMoney } from '../../game/useOtherMoney.ts'
import { useStanding } from '../../game/useStanding.ts'
import { isPlayer } from '../../gamehall/Likes.ts'
import { FrameBar } from './FrameBar.tsx'
import { type FrameMessage, type PageMessage, readFrameMessage } from './FrameMessage.ts'
import { FrameRefused } from './FrameRefused.tsx'
import { keptPlace, placeOf } from './placeOf.ts'
import classes from './SportsFrame.module.css'
import { useLook, useToldLook } from './useLook.ts'
import { useSeen } from './useSeen.ts'

const talk = { type: 'sportsbook', read: readFrameMessage }

/** Has a reload, and a link to the page, lead there again. */
function keepPlace(path: string) {
  const { pathname, search, hash } = location
  const kept = path && `#${path}`
  if (kept !== hash) navigate(`${pathname}${search}${kept}`, { replace: true, stay: true })
}

/** The sportsbook of a third party, as high as what it holds, with what is told around it. */
export function SportsFrame({ props, slot, host, scope }: BlockView<'sports-frame'>) {
  useHostVersion(host)
  const { limits, stranger, deposit, history } = props
  const asked = placeOf(props, host, scope)
  const { uid } = host.facts().session
  // Where the player goes in it afterwards is its own matter, until the page is of another place, or it is opened anew.
  const [opened, setOpened] = useState({ asked, uid, path: keptPlace(location.hash) ?? asked })
  const place = useRef(opened)
  const nowAt = () => (place.current.asked === asked ? place.current.path : asked)
  if (opened.asked !== asked || opened.uid !== uid) setOpened({ asked, uid, path: nowAt() })
  const { path } = opened
  const look = useLook(host)
  // It hears of another look by a message.
  const [first] = useState({ scheme: look.scheme, odds: look.odds })
  const { launch, again: open } = useLaunch<{ url: string; mode: 'real' | 'guest' }>(host, 'sports.launch', {
    ...(path !== '' && { path }),
    ...first,
  })
  const again = useCallback(() => {
    setOpened((before) => ({ ...before, path: place.current.path }))
    open()
  }, [open])
  const { state, ready, end, loaded } = useGameState(launch)
  const isOpen = state.isReady && !state.isOver
  const isReal = launch.phase === 'open' && launch.mode === 'real'
  const [turn, setTurn] = useState(0)
  const [height, setHeight] = useState<number>()
  const { standing, at } = useStanding(host, { turn, isPlayed: isReal && isOpen })
  const seconds = useElapsed(isOpen, standing?.started_at ? { seconds: standing.seconds, at } : undefined)
  const { isFull, toggle } = useFullScreen()
  const onLimits = limits !== undefined ? () => void host.run([{ do: 'open', popup: limits }]) : undefined

  const frame = useRef<HTMLIFrameElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const post = useFrame<FrameMessage, PageMessage>(talk, frame, state.origin, heed)
  useHold(host, isOpen, post)
  useToldLook(look, isOpen, post)
  useSeen(frame, view, isOpen, post)
  const money = useOtherMoney(host, isReal && isOpen, () => post({ event: 'balance-changed' }))
  useEffect(() => {
    if (launch.phase !== 'refused' || refusalOf(launch.error) !== 'offline') return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [launch, again])

  function heed(message: FrameMessage) {
    if (message.event === 'ready') ready(false)
    if (message.event === 'ended') end()
    if (message.event === 'resized') setHeight(message.height)
    if (message.event === 'moved') {
      place.current = { ...opened, path: message.path }
      keepPlace(message.path)
    }
    if (message.event === 'money-moved') {
      money.expect()
      // A bet is something that the player does; the site itself sees nothing of what is done in a frame.
      host.noticeActivity?.()
      void host.run([{ do: 'refresh', what: 'balance' }])
      setTurn((before) => before + 1)
    }
    // Only who has just done something can want to go anywhere.
    if (message.event !== 'wants' || navigator.userActivation?.isActive === false) return
    if (message.what === 'full-screen') return toggle()
    if (!isPlayer(host)) void host.run(stranger ?? [], scope)
    else if (message.what === 'limits') onLimits?.()
    else void host.run({ 'sign-in': undefined, deposit, history }[message.what] ?? [], scope)
  }

  const name = host.t('sportsbook.title')
  return (
    <section className={classes.book} data-full={isFull || undefined} aria-label={name}>
      <FrameBar host={host} isFull={isFull} onLimits={isReal ? onLimits : undefined} onFullScreen={toggle}>
        {isReal && <Figures host={host} seconds={seconds} isReal {...(standing && { standing })} />}
      </FrameBar>
      <div ref={view} className={classes.view} aria-hidden="true" />
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
            onLoad={loaded}
            data-ready={state.isReady || undefined}
            {...(height !== undefined && !isFull && { height })}
          />
        )}
        {!isOpen && (
          <GameCurtain host={host} game={undefined}>
            {launch.phase === 'refused' || state.isOver ? (
              <FrameRefused
                host={host}
                error={launch.phase === 'refused' ? launch.error : undefined}
                slot={slot}
                again={again}
              />
            ) : (
              <Opening key={state.key} host={host} text={host.t('sportsbook.frame.opening')} retry={again} />
            )}
          </GameCurtain>
        )}
      </div>
    </section>
  )
}
