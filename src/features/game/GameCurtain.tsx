import { type ReactNode, useEffect, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { inCoverSize } from '#schemas/runtime/coverPicture.ts'
import type { Game } from '../gamehall/Game.ts'
import classes from './GameCurtain.module.css'

/** Milliseconds after which a game that is still to come takes long. */
const late = 10_000

type CurtainProps = { host: Host; game: Game | undefined; children: ReactNode }

/** Stands where the game is, or will be: its cover, and what is to be said. */
export function GameCurtain({ game, children }: CurtainProps) {
  const cover = game?.description?.img_288_192 ?? game?.image_url
  return (
    <div className={classes.curtain}>
      {cover && (
        <img
          className={classes.cover}
          src={inCoverSize(cover, '576x384')}
          width={576}
          height={384}
          alt=""
          decoding="async"
        />
      )}
      <div className={classes.words}>{children}</div>
    </div>
  )
}

/** What is said while a frame comes; another try where it takes long. */
export function Opening({ host, text, retry }: { host: Host; text: string; retry: () => void }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), late)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.opening} role="status">
      <i className="turning" aria-hidden="true" />
      <p>{text}</p>
      {isLate && (
        <>
          <p>{host.t('game.slow')}</p>
          <button type="button" className={classes.retry} onClick={retry}>
            {host.t('game.retry')}
          </button>
        </>
      )}
    </div>
  )
}

type StoppedProps = {
  title: ReactNode
  text: string
  label: string
  onClick: () => void
  /** Whether a button stands before this one. */
  isSecond: boolean
}

/** Why there is no game, and what may be done about it. */
export function Stopped({ title, text, label, onClick, isSecond }: StoppedProps) {
  return (
    <div className={classes.stopped} role="alert">
      {title}
      <p>{text}</p>
      <button type="button" className={classes.retry} data-second={isSecond || undefined} onClick={onClick}>
        {label}
      </button>
    </div>
  )
}
