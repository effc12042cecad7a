import { useMemo } from 'react'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { maskedText } from './maskedText.ts'
import { textWithoutEmoji } from './textWithoutEmoji.ts'
import { useTextControl } from './useTextControl.ts'
import { plainText } from './useTextEntry.ts'

/** One line of text, shaped by the mask where the field has one. */
export function InputWidget(props: WidgetProps) {
  const { field } = props
  const format = useMemo(() => formatOf(field), [field])
  const control = useTextControl<HTMLInputElement>(props, format)
  const isAddress = field.inputmode === 'email' || field.inputmode === 'url'
  return (
    <input
      {...control}
      type="text"
      inputMode={field.inputmode}
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
