import type { Host } from '#renderers/host.ts'
import { shownNumber } from '../sums.ts'
import classes from './Counts.module.css'

type CountsProps = { host: Host; live: number; coming: number }

/** How many events there are, those in play apart. */
export function Counts({ host, live, coming }: CountsProps) {
  return (
    <small className={classes.counts}>
      <span aria-hidden="true" data-live="">
        {live > 0 && shownNumber(host, live)}
      </span>
      <span aria-hidden="true">{shownNumber(host, live + coming)}</span>
      <span className="visually-hidden">{host.t({ key: 'sportsbook.counts', args: { live, coming } })}</span>
    </small>
  )
}
