import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { shownNumber } from '../sums.ts'
import classes from './SlipDock.module.css'
import { useSlip } from './useSlip.ts'

type SlipTabsProps = {
  host: Host
  tab: 'slip' | 'bets'
  onTab: (tab: 'slip' | 'bets') => void
  /** Undefined where it cannot be closed. */
  onClose: (() => void) | undefined
}

/** The slip, or the bets that were placed. */
export function SlipTabs({ host, tab, onTab, onClose }: SlipTabsProps) {
  const { state } = useSlip(host)
  return (
    <div className={classes.tabs}>
      {(['slip', 'bets'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
          {host.t(one === 'slip' ? 'slip.title' : 'slip.bets')}
          {one === 'slip' && state.selections.length > 0 && (
            <b>{shownNumber(host, state.selections.length)}</b>
          )}
        </button>
      ))}
      {onClose && (
        <button type="button" className="icon-button" onClick={onClose}>
          <Icon name="close" size="24px" />
          <span className="visually-hidden">{host.t('slip.close')}</span>
        </button>
      )}
    </div>
  )
}
