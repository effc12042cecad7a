import { useMemo } from 'react'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { FieldInput } from './FieldInput.tsx'
import { groupedText } from './groupedText.ts'
import { maskedText } from './maskedText.ts'
import { textOfSigns } from './textOfSigns.ts'
import { withoutEmoji } from './textWithoutEmoji.ts'
import { useTextControl } from './useTextControl.ts'
import { plainText } from './useTextEntry.ts'

/** One line of text, shaped by the mask where the field has one. */
export function InputWidget(props: WidgetProps) {
  const { field } = props
  const format = useMemo(() => formatOf(field), [field])
  const control = useTextControl<HTMLInputElement>(props, format)
  const isGrouped = field.attributes.group !== undefined || isIban(field)
  const isAddress = field.inputmode === 'email' || field.inputmode === 'url'
  return (
    <FieldInput
      {...control}
      type="text"
      inputMode={field.inputmode}
      // Names and addresses are no prose.
      spellCheck={false}
      autoCapitalize={isAddress ? 'none' : isGrouped ? 'characters' : undefined}
      // Groups stand in one order in every language.
      dir={isGrouped ? 'ltr' : undefined}
    />
  )
}

function formatOf(field: FieldArtefact) {
  const { mask, attributes, rules } = field
  if (mask) return maskedText(mask)
  if (isIban(field)) return groupedText(attributes.group ?? 4, true)
  if (attributes.group !== undefined) return groupedText(attributes.group)
  const format = textOfSigns(rules) ?? plainText
  return attributes.preventEmoji ? withoutEmoji(format) : format
}

const isIban = ({ rules }: FieldArtefact) => rules.some(({ rule }) => rule === 'iban')
