import type { BlockView } from '../../BlockView.ts'
import classes from './SplitBlock.module.css'

/** A narrow part beside a wide one, where there is room beside. */
export function SplitBlock({ slot }: BlockView<'split'>) {
  return (
    <div className={classes.split}>
      <div className={classes.side}>{slot('side')}</div>
      <div className={classes.main}>{slot()}</div>
    </div>
  )
}
