import '../../theme/mantine.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { useFieldValue, useFormContext } from '../formContext.ts'
import { LabelText } from '../parts/LabelText.tsx'
import { RequiredMark } from '../parts/RequiredMark.tsx'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import styles from './choices.module.css'

/** A consent or a switch; its label stands beside the box. */
export function CheckboxWidget(props: WidgetProps) {
  const { name, id, labelId, field, required, invalid } = props
  const { session } = useFormContext()
  const checked = useFieldValue(name) === true
  return (
    <Checkbox
      {...ariaProps(props)}
      id={id}
      name={name}
      checked={checked}
      error={invalid}
      onChange={(event) => session.choose(name, event.currentTarget.checked)}
      classNames={{ root: styles.choice, body: styles.body, inner: styles.mark, label: styles.label }}
      label={
        <span id={labelId}>
          <LabelText label={field.label} />
          {required && <RequiredMark />}
        </span>
      }
    />
  )
}
