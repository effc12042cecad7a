import { lazy, Suspense } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { FormatChoice } from './find/FormatChoice.tsx'
import { lookOf } from './find/Look.ts'
import { Looked } from './find/Looked.tsx'
import { OneEvent } from './find/OneEvent.tsx'
import { SportStrip } from './find/SportStrip.tsx'
import { SportsSearch } from './find/SportsSearch.tsx'
import { SportsTree } from './find/SportsTree.tsx'
import { Staleness } from './find/Staleness.tsx'
import { useIsTakenOver } from './find/useIsTakenOver.ts'
import { useTree } from './find/useTree.ts'
import { Views } from './find/Views.tsx'
import classes from './Sportsbook.module.css'
import { SlipDock } from './slip/SlipDock.tsx'

/** What whoever has placed no bet does not load. */
const OpenBets = lazy(async () => ({ default: (await import('./bets/OpenBets.tsx')).OpenBets }))

/** Bets on sports: the tree, what is looked at, and the slip. */
export function Sportsbook({ props, host, scope, slot }: BlockView<'sportsbook'>) {
  useHostVersion(host)
  const { stranger, one } = props
  const look = lookOf(props, host, scope)
  const { tree } = useTree(host)
  const isTakenOver = useIsTakenOver()
  return (
    <div className={classes.frame}>
      <div className={classes.tree}>
        <SportsTree host={host} tree={tree} look={look} />
      </div>
      <div className={classes.middle}>
        <div className={classes.bar}>
          <Views host={host} view={look.view} />
          <div className={classes.tools}>
            <SportsSearch host={host} scope={scope} />
            {/* What they are depends on the device; the field beside them gives them room. */}
            {isTakenOver && slot('tools')}
            <FormatChoice host={host} />
          </div>
        </div>
        <div className={classes.strip}>
          <SportStrip host={host} tree={tree} look={look} />
        </div>
        <Staleness host={host} />
        {look.view === 'event' && look.event !== undefined ? (
          <OneEvent host={host} scope={scope} props={props} id={look.event} tree={tree} />
        ) : (
          <Looked host={host} scope={scope} props={props} look={look} tree={tree} />
        )}
      </div>
      <div className={classes.slip}>
        <SlipDock
          host={host}
          props={props}
          scope={scope}
          bets={
            <Suspense>
              <OpenBets
                host={host}
                scope={scope}
                props={{ ...(stranger && { stranger }), ...(one && { one }) }}
              />
            </Suspense>
          }
        />
      </div>
    </div>
  )
}
