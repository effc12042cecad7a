import type { CSSProperties } from 'react'
import type { BlockView } from '../BlockView.ts'
import classes from './GridBlock.module.css'

/** Blocks in columns that get fewer on narrow screens. */
export function GridBlock({ props, slot }: BlockView<'grid'>) {
  const { minWidth = 240, columns = 8, gap = 'md', align } = props
  const style = {
    '--least': `${minWidth}px`,
    '--columns': columns,
    '--gap': `var(--space-${gap})`,
  } as CSSProperties
  return (
    <div className={classes.grid} style={style} data-align={align}>
      {slot()}
    </div>
  )
}
