import { formatValue } from '#schemas/runtime/formatValue.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import styles from './SumChips.module.css'
import { tabStop } from './tabStop.ts'

/** Sums to pick: radio buttons that look like chips, so that arrow keys walk through them. The box above takes others. */
export function SumChips({ name, id, label, field }: Pick<WidgetProps, 'name' | 'id' | 'label' | 'field'>) {
  const { session, host } = useFormContext()
  const value = useFieldValue(name)
  const { sums = [] } = field
  if (sums.length === 0) return null
  const currency = currencyOf(field)
  const shown = (sum: string) =>
    String(formatValue(currency ? { amount: sum, currency } : sum, 'money', host.locale()))
  return (
    <div
      className={styles.chips}
      role="radiogroup"
      aria-label={host.t({ key: 'forms.ui.presets', args: { label } })}
    >
      {sums.map((sum, index) => (
        <label key={sum} className={styles.chip}>
          <input
            type="radio"
            name={`${id}-sums`}
            value={sum}
            checked={value === sum}
            tabIndex={tabStop(sums, value, index)}
            onChange={() => session.choose(name, sum)}
          />
          <span>{shown(sum)}</span>
        </label>
      ))}
    </div>
  )
}

/** The currency of the bounds that the sums lie within. */
function currencyOf({ rules }: WidgetProps['field']): string | undefined {
  const bounds = rules.find((use) => use.rule === 'sum')
  return bounds?.rule === 'sum' ? bounds.params.currency : undefined
}
