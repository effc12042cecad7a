import { Skeleton } from './Skeleton.tsx'
import classes from './TileRow.module.css'

/** As many as the widest row shows. */
const places = 7

/** Stands for a row of tiles that is still to come, as high as the row will be. */
export function TileRowSkeleton({ label, layout }: { label: string | undefined; layout?: string }) {
  return (
    <Skeleton className={classes.row} data-waiting="" data-layout={layout} label={label}>
      <header />
      <ul aria-hidden="true">
        {Array.from({ length: places }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
          <li key={at} className={classes.place}>
            <i />
          </li>
        ))}
      </ul>
    </Skeleton>
  )
}
