import { useRef } from 'react'
import type { ActionScope, Host } from '#renderers/host.ts'
import { KindTabs } from './KindTabs.tsx'
import { pricedOf } from './pricedOf.ts'
import { Results } from './Results.tsx'
import { Selections } from './Selections.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import type { SlipFootProps } from './SlipFootProps.ts'
import { SlipHead } from './SlipHead.tsx'
import classes from './SlipPanel.module.css'
import type { SlipProps } from './SlipProps.ts'
import { kindNow } from './SlipState.ts'
import { SlipTerms } from './SlipTerms.tsx'
import { SystemChoice } from './SystemChoice.tsx'
import { useSlip } from './useSlip.ts'
import { wagersOf } from './Wager.ts'

type SlipPanelProps = {
  host: Host
  props: SlipProps
  scope: ActionScope | undefined
  /** Called before something opens that needs the page. */
  onLeave: () => void
}

/** What is on the slip, what it is bet as, and what it may return. */
export function SlipPanel({ host, props, scope, onLeave }: SlipPanelProps) {
  const { desk, slip, state, view } = useSlip(host)
  const title = useRef<HTMLHeadingElement>(null)
  const bets = wagersOf(state).map((wager) => pricedOf(host, desk, view, wager))
  const { selections } = state
  const kind = kindNow(state)
  const foot: SlipFootProps = { host, desk, state, view, bets, props, scope, onLeave }
  return (
    <div className={classes.panel}>
      <div className={classes.scroll}>
        <Results host={host} desk={desk} placed={view.placed} />
        {selections.length > 0 ? (
          <>
            <SlipHead host={host} title={title} count={selections.length} onClear={slip.clear} />
            {selections.length > 1 && (
              <KindTabs
                host={host}
                kind={kind}
                count={selections.length}
                slip={slip}
                offered={bets[0]?.last?.kinds}
              />
            )}
            {kind === 'system' && <SystemChoice host={host} slip={slip} state={state} bet={bets[0]} />}
            <Selections host={host} slip={slip} state={state} bets={bets} props={props} title={title} />
            <SlipTerms {...foot} />
          </>
        ) : (
          view.placed.length === 0 && (
            <div className={classes.empty}>
              <h3 ref={title} tabIndex={-1}>
                {host.t('slip.empty.title')}
              </h3>
              <p>{host.t('slip.empty.text')}</p>
            </div>
          )
        )}
      </div>
      {selections.length > 0 && <SlipFoot {...foot} />}
    </div>
  )
}
