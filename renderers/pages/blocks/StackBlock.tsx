import type { BlockView } from '../BlockView.ts'
import classes from './StackBlock.module.css'

/** Blocks below or beside each other. */
export function StackBlock({ props, slot }: BlockView<'stack'>) {
  const { direction = 'down', gap = 'md', align = 'stretch', justify = 'start', wrap } = props
  return (
    <div
      className={classes.stack}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
    >
      {slot()}
    </div>
  )
}
