import type { BlockView } from '#renderers/pages/BlockView.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import classes from './Sportsbook.module.css'

/** Bets on sports: the tree, what is looked at, and the slip. */
export function Sportsbook({ host }: BlockView<'sportsbook'>) {
  useHostVersion(host)
  return <div className={classes.frame}>{host.t('sportsbook.events')}</div>
}
