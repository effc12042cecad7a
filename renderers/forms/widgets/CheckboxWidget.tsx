import { useFieldValue, useFormContext } from '../formContext.ts'
import { RequiredMark } from '../parts/RequiredMark.tsx'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'

/** A consent or a switch; its label stands beside the box. */
export function CheckboxWidget(props: WidgetProps) {
  const { name, id, labelId, label, required } = props
  const { session } = useFormContext()
  const checked = useFieldValue(name) === true
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        {...ariaProps(props)}
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        onChange={(event) => session.choose(name, event.currentTarget.checked)}
      />
      <span id={labelId}>
        {label}
        {required && <RequiredMark />}
      </span>
    </label>
  )
}
