import { pointerTokens } from '#schemas/runtime/readPointer.ts'

export const focusFirst = (panel: HTMLElement | null): void =>
  panel?.querySelector<HTMLElement>('input, textarea, button, select')?.focus()

/** Goes to the editor of a place in what the panel is about, or of what it lies in. */
export function focusField(panel: HTMLElement | null, pointer: string): void {
  const steps = pointerTokens(pointer)
  const names = steps.map((_, at) => steps.slice(0, steps.length - at).join('_'))
  const fields = [...(panel?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const field = names.flatMap((name) => fields.find(({ dataset }) => dataset.field === name) ?? [])[0]
  const input = (field ?? panel)?.querySelector<HTMLElement>('input, textarea, button, select')
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}
