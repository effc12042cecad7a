import { Skeleton } from '#renderers/pages/Skeleton.tsx'
import classes from './EventSkeleton.module.css'

const markets = 5

/** Stands for an event that is on its way, in the form that it will have. */
export function EventSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className={classes.skeleton} label={label}>
      <b />
      <i />
      {Array.from({ length: markets }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
        <u key={at} />
      ))}
    </Skeleton>
  )
}
