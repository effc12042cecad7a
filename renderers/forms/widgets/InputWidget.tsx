import { useMemo } from 'react'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import styles from './controls.module.css'
import { maskedText } from './maskedText.ts'
import { textWithoutEmoji } from './textWithoutEmoji.ts'
import { usePlaceholder } from './usePlaceholder.ts'
import { plainText, useTextEntry } from './useTextEntry.ts'

/** One line of text, shaped by the mask where the field has one. */
export function InputWidget(props: WidgetProps) {
  const { name, id, field } = props
  const format = useMemo(() => formatOf(field), [field])
  const entry = useTextEntry<HTMLInputElement>(name, format)
  const isAddress = field.inputmode === 'email' || field.inputmode === 'url'
  return (
    <input
      {...entry}
      {...ariaProps(props)}
      id={id}
      name={name}
      className={styles.control}
      type="text"
      inputMode={field.inputmode}
      autoComplete={field.autocomplete}
      placeholder={usePlaceholder(field)}
      // Names and addresses are no prose.
      spellCheck={false}
      autoCapitalize={isAddress ? 'none' : undefined}
    />
  )
}

function formatOf({ mask, attributes }: FieldArtefact) {
  if (mask) return maskedText(mask)
  return attributes.preventEmoji ? textWithoutEmoji : plainText
}
