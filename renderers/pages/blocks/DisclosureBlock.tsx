import type { BlockView } from '../BlockView.ts'
import { Icon } from '../icons.tsx'
import classes from './DisclosureBlock.module.css'

/** A line that opens what stands below it. The browser's own, so that a search in the page opens it too. */
export function DisclosureBlock({ props, slot, host, scope }: BlockView<'disclosure'>) {
  return (
    <details className={classes.disclosure} open={props.open}>
      <summary>
        <span>{host.t(props.label, scope)}</span>
        <Icon name="down" />
      </summary>
      <div className={classes.body}>{slot()}</div>
    </details>
  )
}
