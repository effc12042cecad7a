import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { bookOf } from '../book/bookOf.ts'
import { useFollowing } from '../book/useBook.ts'
import classes from './Staleness.module.css'

/** Says so where what is shown may be old. */
export function Staleness({ host }: { host: Host }) {
  const { state } = useFollowing(bookOf(host))
  const isOld = state === 'stale' || state === 'offline'
  return (
    <p role="status" className={classes.staleness} hidden={!isOld}>
      {isOld && (
        <>
          <Icon name="alert" size="18px" />
          {host.t(`sportsbook.${state}`)}
        </>
      )}
    </p>
  )
}
