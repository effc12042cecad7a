import { Skeleton } from '../../Skeleton.tsx'
import classes from './LoadBlock.module.css'

/** Stands for what a call will bring. */
export function LoadSkeleton({
  look,
  label,
}: {
  look: 'line' | 'text' | 'list' | 'card' | 'carousel' | 'result'
  label: string
}) {
  return (
    <Skeleton className={classes.skeleton} data-look={look} label={label}>
      <i />
      {look !== 'line' && <i />}
      {look !== 'line' && <i />}
    </Skeleton>
  )
}
