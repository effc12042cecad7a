import { useMemo } from 'react'
import type { FieldArtefact } from '#schemas/compiler/artefacts.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { asciiDigits } from './asciiDigits.ts'
import styles from './controls.module.css'
import { usePlaceholder } from './usePlaceholder.ts'
import { type TextFormat, useTextEntry } from './useTextEntry.ts'

/** Digits of a one-time code where its rule does not say (product document, section 9). */
const usualLength = 6

/**
 * A one-time code. One box, not six: password managers and phones fill it, and pasting works, with whatever spaces or
 * hyphens came along.
 */
export function CodeWidget(props: WidgetProps) {
  const { name, id, field } = props
  const format = useMemo(() => codeText(field), [field])
  const entry = useTextEntry<HTMLInputElement>(name, format)
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

function codeText({ rules }: FieldArtefact): TextFormat {
  const params: { length?: unknown } = rules.find(({ rule }) => rule === 'one_time_code')?.params ?? {}
  const length = typeof params.length === 'number' ? params.length : usualLength
  return {
    show: (value) => (typeof value === 'string' ? value : ''),
    shape: (typed) => asciiDigits(typed).replace(/\D/g, '').slice(0, length),
    read: (text) => text,
    kept: /\d/,
  }
}
