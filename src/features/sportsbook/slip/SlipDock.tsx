import { type ReactNode, useSyncExternalStore } from 'react'
import type { ActionScope, Host } from '#renderers/host.ts'
import type { SlipProps } from './SlipProps.ts'
import { keyOf } from './SlipState.ts'
import { slipOf } from './slipOf.ts'

type SlipDockProps = { host: Host; props: SlipProps; scope: ActionScope | undefined; bets: ReactNode }

/** The slip beside what can be bet on. @param bets what its second tab shows: the bets of the player */
export function SlipDock({ host, bets }: SlipDockProps) {
  const slip = slipOf(host)
  const { selections } = useSyncExternalStore(slip.subscribe, slip.state, slip.state)
  return (
    <section>
      <ul>
        {selections.map((selection) => (
          <li key={keyOf(selection)}>
            {selection.names.outcome}
            <button type="button" onClick={() => slip.toggle(selection)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {bets}
    </section>
  )
}
