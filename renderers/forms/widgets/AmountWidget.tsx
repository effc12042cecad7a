import { useFormContext } from '../formContext.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { amountText } from './amountText.ts'
import styles from './controls.module.css'
import { SumChips } from './SumChips.tsx'
import { usePlaceholder } from './usePlaceholder.ts'
import { useTextEntry } from './useTextEntry.ts'

/** A sum of money, with those that the platform offers to pick. */
export function AmountWidget(props: WidgetProps) {
  const { name, id, field } = props
  const { host } = useFormContext()
  const entry = useTextEntry<HTMLInputElement>(name, amountText(host.locale()))
  return (
    <>
      <input
        {...entry}
        {...ariaProps(props)}
        id={id}
        name={name}
        className={styles.control}
        data-amount
        type="text"
        inputMode={field.inputmode}
        autoComplete={field.autocomplete}
        placeholder={usePlaceholder(field)}
      />
      <SumChips {...props} />
    </>
  )
}
