import { createFormatters, resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import classes from './DisclosureBlock.module.css'
import { useAnchor } from './useAnchor.ts'

/** A line that opens what stands below it. The browser's own, so that a search in the page opens it too. */
export function DisclosureBlock({ props, slot, host, scope }: BlockView<'disclosure'>) {
  const { label, value, open, anchor, level } = props
  const { look = value ? 'row' : 'inline' } = props
  const details = useAnchor(anchor)
  const shown = value && resolveValue(value, scopeFacts(host, scope), createFormatters(host.locale()))
  const Label = level ? (`h${level}` as 'h2' | 'h3' | 'h4') : 'span'
  return (
    <details {...details} className={classes.disclosure} data-look={look} open={open}>
      <summary>
        <Label>{host.t(label, scope)}</Label>
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
