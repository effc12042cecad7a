import '../../../../theme/mantine.css'
import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import classes from './MeasuredBar.module.css'

export type MeasuredBarProps = {
  /** 0 to 100. */
  percent: number
  /** The number as it is read out. */
  shown?: string
  className?: string | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** How far something has come; it grows from where the line of reading begins. */
export function MeasuredBar({ percent, shown, className, ...name }: MeasuredBarProps) {
  return (
    <Progress.Root
      {...name}
      className={className}
      classNames={{ root: classes.bar, section: classes.done }}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={shown}
    >
      <Progress.Section value={percent} withAria={false} />
    </Progress.Root>
  )
}
