import type { BlockView } from '../BlockView.ts'
import { RichText } from '../RichText.tsx'
import classes from './TextBlock.module.css'

/** Running text; its message may hold simple HTML. */
export function TextBlock({ props, host, scope }: BlockView<'text'>) {
  const { size = 'normal', muted = false, align = 'start' } = props
  return (
    <div className={classes.text} data-size={size} data-muted={muted || undefined} data-align={align}>
      <RichText text={props.text} host={host} scope={scope} />
    </div>
  )
}
