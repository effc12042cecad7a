import type { BlockView } from '../../BlockView.ts'
import classes from './LoaderBlock.module.css'

/** Turns while something is waited for. */
export function LoaderBlock({ props, host, scope }: BlockView<'loader'>) {
  return (
    <div className={classes.loader} role="status">
      <i className="turning" />
      <span className="visually-hidden">{host.t(props.label, scope)}</span>
    </div>
  )
}
