import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { asciiDigits } from './asciiDigits.ts'
import styles from './controls.module.css'
import { usePlaceholder } from './usePlaceholder.ts'
import { type TextFormat, useTextEntry } from './useTextEntry.ts'

/**
 * A one-time code. One box, not six: password managers and phones fill it, and pasting works, with whatever spaces or
 * hyphens came along.
 */
export function CodeWidget(props: WidgetProps) {
  const { name, id, field } = props
  const entry = useTextEntry<HTMLInputElement>(name, codeText)
  return (
    <input
      {...entry}
      {...ariaProps(props)}
      id={id}
      name={name}
      className={styles.control}
      data-code
      dir="ltr"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={usePlaceholder(field)}
    />
  )
}

/** More digits than the code has stay where they are: the player sees what is wrong with them. */
const codeText: TextFormat = {
  show: (value) => (typeof value === 'string' ? value : ''),
  shape: (typed) => asciiDigits(typed).replace(/\D/g, ''),
  read: (text) => text,
  kept: /\d/,
}
