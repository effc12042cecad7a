import type { BindingFormat } from '#generated/grammar/types.ts'
import { createFormatters, isEmpty, resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import classes from './DetailsBlock.module.css'

/** Names and values; a row whose value is not there is left out. */
export function DetailsBlock({ props, host, scope }: BlockView<'details'>) {
  const facts = scopeFacts(host, scope)
  const formatters = createFormatters(host.locale())
  const rows = props.rows.flatMap(({ label, value, icon, look }) => {
    const isBound = typeof value === 'object' && 'from' in value
    const shown = isBound ? resolveValue(value, facts, formatters) : host.t(value, scope)
    if (isEmpty(shown)) return []
    const as = isBound ? value.as : undefined
    return [{ label: host.t(label, scope), icon, look, shown: String(shown), as }]
  })
  if (rows.length === 0) return null
  return (
    <dl className={classes.details} data-look={props.look}>
      {rows.map(({ label, icon, look, shown, as }) => (
        <div key={label} className={classes.row} data-look={look}>
          <dt>
            {icon && <Icon name={icon} />}
            <span>{label}</span>
          </dt>
          <dd data-numeric={NUMERIC.includes(as) || undefined}>
            {/* Its letters run in their own direction; the line stands where the page's language has it. */}
            <bdi>{shown}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const NUMERIC: readonly (BindingFormat | undefined)[] = ['money', 'credit', 'debit', 'number', 'percent']
