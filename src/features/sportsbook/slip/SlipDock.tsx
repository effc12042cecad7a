import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Sheet } from './Sheet.tsx'
import { SlipBar } from './SlipBar.tsx'
import classes from './SlipDock.module.css'
import { SlipPanel } from './SlipPanel.tsx'
import type { SlipProps } from './SlipProps.ts'
import { SlipTabs } from './SlipTabs.tsx'
import { useAnnounced } from './useAnnounced.ts'
import { useFollowedQuotes, useHeardPrices } from './useFollowedQuotes.ts'
import { useSlip } from './useSlip.ts'

type SlipDockProps = { host: Host; props: SlipProps; scope: ActionScope | undefined; bets: ReactNode }

/** From this width on the slip stands beside what can be bet on. */
const wide = 992

/**
 * The slip beside what can be bet on; on phones a bar above the bottom navigation that opens a sheet.
 * @param bets what its second tab shows: the bets of the player
 */
export function SlipDock({ host, props, scope, bets }: SlipDockProps) {
  const { desk, slip, state, view } = useSlip(host)
  useFollowedQuotes(host, desk)
  useHeardPrices(host, desk, state.selections)
  const [tab, setTab] = useState<'slip' | 'bets'>('slip')
  const [isOpen, setOpen] = useState(false)
  const told = useAnnounced(host, slip, view)
  const close = () => setOpen(false)
  const isWide = useIsWide(host)
  const content = (
    <>
      <SlipTabs host={host} tab={tab} onTab={setTab} onClose={isWide ? undefined : close} />
      {tab === 'slip' ? (
        <SlipPanel host={host} props={props} scope={scope} onLeave={close} />
      ) : (
        <div className={classes.bets}>{bets}</div>
      )}
    </>
  )
  return (
    <section className={classes.dock} aria-label={host.t('slip.title')} data-slip>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {isWide ? (
        <div className={classes.column}>{content}</div>
      ) : (
        <>
          <SlipBar host={host} onOpen={() => setOpen(true)} />
          <Sheet host={host} isOpen={isOpen} onClose={close}>
            {content}
          </Sheet>
        </>
      )}
    </section>
  )
}

/** As the document has it until that is taken over. */
function useIsWide(host: Host): boolean {
  const now = () => Number(host.facts().device.minWidth) >= wide
  return useSyncExternalStore(host.subscribe, now, () =>
    host.drawnFor ? host.drawnFor === 'desktop' : now(),
  )
}
