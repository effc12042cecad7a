import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { isEmpty } from '#schemas/runtime/bindings.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import type { NamedChoice } from '../choices/nameChoices.ts'
import { currencyOf } from '../widgets/currencyOf.ts'
import { groupedText } from '../widgets/groupedText.ts'
import { maskedText } from '../widgets/maskedText.ts'

/** Nobody looks these over, or nobody beside the player shall: a box is ticked, a file has its own row. */
const unread: readonly FieldArtefact['type'][] = ['password', 'code', 'checkbox', 'file']

/** A value as it is read over before it is sent; undefined where there is nothing to read. */
export function reviewedText(
  field: FieldArtefact,
  value: unknown,
  choices: readonly NamedChoice[],
  locale: string,
): string | undefined {
  if (isEmpty(value) || unread.includes(field.type)) return undefined
  const text = String(value)
  const chosen = choices.find((choice) => choice.value === text)
  if (chosen) return chosen.name
  if (field.type === 'date') return String(formatValue(text, 'date', locale))
  if (field.type === 'country_code') return String(formatValue(text, 'country', locale))
  if (field.type === 'amount') {
    const currency = currencyOf(field)
    return String(formatValue(currency ? { amount: text, currency } : text, 'money', locale))
  }
  if (field.attributes.group !== undefined) return groupedText(field.attributes.group).show(text)
  return field.mask ? maskedText(field.mask).show(text) : text
}
