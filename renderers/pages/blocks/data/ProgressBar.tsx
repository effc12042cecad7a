import { lazy, Suspense } from 'react'
import type { MeasuredBarProps } from './progress/MeasuredBar.tsx'

/** Few pages have one: what draws it is a chunk of its own. */
const MeasuredBar = lazy(async () => ({
  default: (await import('./progress/MeasuredBar.tsx')).MeasuredBar,
}))

/** How far something has come. */
export function ProgressBar(props: MeasuredBarProps) {
  return (
    <Suspense fallback={null}>
      <MeasuredBar {...props} />
    </Suspense>
  )
}
