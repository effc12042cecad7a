import '../../theme/mantine.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { NamedChoice } from '../choices/nameChoices.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import styles from './SegmentedChoices.module.css'

type SegmentedChoicesProps = WidgetProps & {
  list: readonly NamedChoice[]
  value: string
  choose: (value: string) => void
}

/** Two or three options side by side, one of which is always chosen. */
export function SegmentedChoices({ list, value, choose, ...props }: SegmentedChoicesProps) {
  return (
    <SegmentedControl
      {...ariaProps(props)}
      id={props.id}
      // An error at the field brings the focus here.
      tabIndex={-1}
      aria-labelledby={props.labelId}
      name={`${props.id}-choice`}
      data={list.map((choice) => ({ value: choice.value, label: choice.name }))}
      value={value}
      onChange={choose}
      fullWidth
      withItemsBorders={false}
      classNames={{
        root: styles.root,
        label: styles.label,
        indicator: styles.indicator,
        input: styles.input,
        control: styles.control,
      }}
    />
  )
}
