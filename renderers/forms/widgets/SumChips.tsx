import { formatValue } from '#schemas/runtime/formatValue.ts'
import { useFieldValue, useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { currencyOf } from './currencyOf.ts'
import styles from './SumChips.module.css'
import { tabStop } from './tabStop.ts'

/** Sums to pick: radio buttons that look like chips, so that arrow keys walk through them. The box above takes others. */
export function SumChips({ name, id, label, field }: Pick<WidgetProps, 'name' | 'id' | 'label' | 'field'>) {
  const { session, host } = useFormContext()
  const value = useFieldValue(name)
  const { sums: offered = [], attributes } = field
  const words = attributes.bounds?.all
  const all = words === undefined ? undefined : field.all
  const sums = all === undefined ? offered : [...offered.filter((sum) => sum !== all), all]
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
          <span>
            {words !== undefined && sum === all
              ? host.t({ key: words, args: { sum: shown(sum) } })
              : shown(sum)}
          </span>
        </label>
      ))}
    </div>
  )
}
