import { lazy, Suspense } from 'react'
import classes from './ProgressBar.module.css'
import type { MeasuredBarProps } from './progress/MeasuredBar.tsx'

/** Few pages have one: what draws it is a chunk of its own. */
const MeasuredBar = lazy(async () => ({
  default: (await import('./progress/MeasuredBar.tsx')).MeasuredBar,
}))

/** How far something has come. */
export function ProgressBar(props: MeasuredBarProps) {
  return (
    <Suspense fallback={<div className={`${classes.place} ${props.className ?? ''}`} />}>
      <MeasuredBar {...props} />
    </Suspense>
  )
}
