import { lazyPart } from '../../../lazyPart.ts'
import classes from './ProgressBar.module.css'
import type { MeasuredBarProps } from './progress/MeasuredBar.tsx'

/** Few pages have one: what draws it is a chunk of its own. */
const useMeasuredBar = lazyPart(() =>
  import('./progress/MeasuredBar.tsx').then(({ MeasuredBar }) => MeasuredBar),
)

/** How far something has come. */
export function ProgressBar(props: MeasuredBarProps) {
  const MeasuredBar = useMeasuredBar(true, () => undefined)
  return MeasuredBar ? (
    <MeasuredBar {...props} />
  ) : (
    <div className={`${classes.place} ${props.className ?? ''}`} />
  )
}
