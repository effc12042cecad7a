import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { amountText } from './amountText.ts'
import styles from './controls.module.css'
import { currencyOf, currencySign, decimalsIn } from './currencyOf.ts'
import { FieldInput } from './FieldInput.tsx'
import { SumChips } from './SumChips.tsx'
import { useTextControl } from './useTextControl.ts'

/** A sum of money, with those that the platform offers to pick. */
export function AmountWidget(props: WidgetProps) {
  const { field } = props
  const currency = currencyOf(field)
  const { host } = useFormContext()
  const format = amountText(host.locale(), decimalsIn(currency), currency)
  const control = useTextControl<HTMLInputElement>(props, format)
  return (
    <>
      <FieldInput
        {...control}
        data-amount
        type="text"
        inputMode={field.inputmode}
        start={currency && <bdi className={styles.currency}>{currencySign(currency, host.locale())}</bdi>}
      />
      <SumChips {...props} />
    </>
  )
}
