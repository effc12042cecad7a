import { useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { amountText } from './amountText.ts'
import { SumChips } from './SumChips.tsx'
import { useTextControl } from './useTextControl.ts'

/** A sum of money, with those that the platform offers to pick. */
export function AmountWidget(props: WidgetProps) {
  const { field } = props
  const { host } = useFormContext()
  const control = useTextControl<HTMLInputElement>(props, amountText(host.locale()))
  return (
    <>
      <input {...control} data-amount type="text" inputMode={field.inputmode} />
      <SumChips {...props} />
    </>
  )
}
