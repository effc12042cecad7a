import type { ReactNode } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './GameBar.module.css'
import type { GameMode } from './wantedMode.ts'

type GameBarProps = {
  host: Host
  name: string
  mode: GameMode
  hasDemo: boolean
  isLiked: boolean
  isFull: boolean
  /** Undefined where the game leaves its sound to nobody. */
  sound?: { isOn: boolean; label: string; toggle: () => void } | undefined
  /** Undefined where the site does without. */
  onLimits?: (() => void) | undefined
  onFullScreen?: (() => void) | undefined
  onLike: () => void
  onLeave: () => void
  onMode: (mode: GameMode) => void
  /** The figures. */
  children: ReactNode
}

/** What stands above a game. */
export function GameBar(props: GameBarProps) {
  const { host, name, mode, hasDemo, isLiked, isFull, sound, children } = props
  const { onLimits, onFullScreen, onLike, onLeave, onMode } = props
  const isDemo = mode === 'demo'
  return (
    <header className={classes.bar}>
      <Tool icon="back" label={host.t('game.leave')} onClick={onLeave} />
      <h1 className={classes.name}>
        {name}
        {isDemo && <small>{host.t('game.demo')}</small>}
      </h1>
      <div className={classes.line}>
        <div className={classes.figures}>{children}</div>
        {(isDemo || hasDemo) && (
          <button
            type="button"
            className={classes.mode}
            data-look={isDemo ? 'primary' : 'quiet'}
            onClick={() => onMode(isDemo ? 'real' : 'demo')}
          >
            {host.t(isDemo ? 'game.playReal' : 'game.playDemo')}
          </button>
        )}
      </div>
      <div className={classes.tools}>
        {onLimits && <Tool icon="shield" label={host.t('game.limits')} onClick={onLimits} />}
        {sound && <Tool icon={sound.isOn ? 'sound' : 'mute'} label={sound.label} onClick={sound.toggle} />}
        <Tool
          icon="heart"
          label={host.t({ key: 'gamehall.like', args: { name } })}
          isPressed={isLiked}
          onClick={onLike}
        />
        {onFullScreen && (
          <Tool
            icon={isFull ? 'shrink' : 'expand'}
            label={host.t(isFull ? 'game.fullScreen.leave' : 'game.fullScreen')}
            onClick={onFullScreen}
          />
        )}
      </div>
    </header>
  )
}

type ToolProps = {
  icon: 'back' | 'shield' | 'heart' | 'expand' | 'shrink' | 'sound' | 'mute'
  label: string
  isPressed?: boolean
  onClick: () => void
}

function Tool({ icon, label, isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={`icon-button ${classes.tool}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} size="20px" />
    </button>
  )
}
