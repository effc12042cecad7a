import type { WidgetProps } from '../widgetProps.ts'
import { asciiDigits } from './asciiDigits.ts'
import { useTextControl } from './useTextControl.ts'
import type { TextFormat } from './useTextEntry.ts'

/**
 * A one-time code. One box, not six: password managers and phones fill it, and pasting works, with whatever spaces or
 * hyphens came along.
 */
export function CodeWidget(props: WidgetProps) {
  const control = useTextControl<HTMLInputElement>(props, codeText)
  return (
    <input {...control} data-code dir="ltr" type="text" inputMode="numeric" autoComplete="one-time-code" />
  )
}

/** More digits than the code has stay where they are: the player sees what is wrong with them. */
const codeText: TextFormat = {
  show: (value) => (typeof value === 'string' ? value : ''),
  shape: (typed) => asciiDigits(typed).replace(/\D/g, ''),
  read: (text) => text,
  kept: /\d/,
}
