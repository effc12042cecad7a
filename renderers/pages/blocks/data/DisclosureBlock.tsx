import { createFormatters, resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import classes from './DisclosureBlock.module.css'

/** A line that opens what stands below it. The browser's own, so that a search in the page opens it too. */
export function DisclosureBlock({ props, slot, host, scope }: BlockView<'disclosure'>) {
  const { label, value, open } = props
  const shown = value && resolveValue(value, scopeFacts(host, scope), createFormatters(host.locale()))
  return (
    <details className={classes.disclosure} data-look={value && 'line'} open={open}>
      <summary>
        <span>{host.t(label, scope)}</span>
        {value && (
          <bdi className={classes.value} data-money={value.as === 'money' || undefined}>
            {String(shown ?? '')}
          </bdi>
        )}
        <Icon name="down" />
      </summary>
      <div className={classes.body}>{slot()}</div>
    </details>
  )
}
