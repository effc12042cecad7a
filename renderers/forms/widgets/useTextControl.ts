import { ariaProps, type WidgetProps } from '../widgetProps.ts'
import { usePlaceholder } from './usePlaceholder.ts'
import { type TextFormat, useTextEntry } from './useTextEntry.ts'

/** The props that every box for text has: its value, its name, its ARIA attributes and hints. A widget adds its own behind. */
export function useTextControl<E extends HTMLInputElement | HTMLTextAreaElement>(
  props: WidgetProps,
  format?: TextFormat,
) {
  const { id, name, field, invalid } = props
  return {
    ...useTextEntry<E>(name, format),
    ...ariaProps(props),
    id,
    name,
    invalid,
    autoComplete: field.autocomplete,
    placeholder: usePlaceholder(field),
  }
}
