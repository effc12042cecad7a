import type { Host } from '#renderers/host.ts'
import type { Bet } from './Bet.ts'
import { BetLeg } from './BetLeg.tsx'
import classes from './BetLegs.module.css'

/** What a bet is on. */
export function BetLegs({ host, bet }: { host: Host; bet: Bet }) {
  return (
    <ol className={classes.legs}>
      {bet.selections.map((leg) => (
        <li key={`${leg.event} ${leg.line} ${leg.outcome}`}>
          <BetLeg host={host} leg={leg} isOver={bet.status === 'rejected' || bet.status === 'reoffered'} />
        </li>
      ))}
    </ol>
  )
}
