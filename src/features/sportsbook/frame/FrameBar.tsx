import type { ReactNode } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './FrameBar.module.css'

type FrameBarProps = {
  host: Host
  isFull: boolean
  /** Undefined where the site does without, or nobody is signed in. */
  onLimits?: (() => void) | undefined
  onFullScreen: () => void
  /** The figures. */
  children: ReactNode
}

/** What stands above the sportsbook of a third party. */
export function FrameBar({ host, isFull, onLimits, onFullScreen, children }: FrameBarProps) {
  const limits = host.t('game.limits')
  const fill = host.t(isFull ? 'game.fullScreen.leave' : 'game.fullScreen')
  return (
    <header className={classes.bar}>
      {children}
      <div className={classes.tools}>
        {onLimits && (
          <button type="button" className="icon-button" aria-label={limits} title={limits} onClick={onLimits}>
            <Icon name="shield" size="20px" />
          </button>
        )}
        <button type="button" className="icon-button" aria-label={fill} title={fill} onClick={onFullScreen}>
          <Icon name={isFull ? 'shrink' : 'expand'} size="20px" />
        </button>
      </div>
    </header>
  )
}
