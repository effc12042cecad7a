import type { FrameState } from '../../boot/FrameState.ts'
import { el } from '../../ui/el.ts'

type Options = { state: FrameState; label: string; most: number; isOptional?: boolean }

/** A multiplier that is typed. What is none falls back to two, or to nothing where it may be left out. */
export function createFactorField({ state: { locale }, label, most, isOptional = false }: Options) {
  const written = (hundredths: number) =>
    (hundredths / 100).toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false })
  const numerals = new Map(
    Array.from({ length: 10 }, (_, digit) => [digit.toLocaleString(locale), String(digit)]),
  )
  const otherwise = isOptional ? undefined : 200
  const input = el('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: isOptional ? '' : written(200),
    change: () => write(),
  })
  /** In hundredths. */
  function value(): number | undefined {
    const latin = [...input.value]
      .map((sign) => numerals.get(sign) ?? (/[,٫]/.test(sign) ? '.' : sign))
      .join('')
    const hundredths = Math.round(Number.parseFloat(latin) * 100)
    return hundredths > 0 ? Math.min(most, Math.max(101, hundredths)) : otherwise
  }
  function write(): void {
    const hundredths = value()
    input.value = hundredths === undefined ? '' : written(hundredths)
  }
  return {
    element: el('label', { class: 'field narrow' }, el('span', {}, label), input),
    value,
    write,
  }
}
