import { Skeleton } from '#renderers/pages/Skeleton.tsx'
import classes from './ListSkeleton.module.css'

/** Rows that a screen shows at most. */
const places = 10

/** Stands for a list of events that is still to come, in rows as high as they will be. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className={classes.list} label={label}>
      {Array.from({ length: places }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
        <i key={at} />
      ))}
    </Skeleton>
  )
}
