import { pointerTokens } from '#schemas/runtime/readPointer.ts'

export const focusFirst = (panel: HTMLElement | null): void =>
  panel?.querySelector<HTMLElement>(inputs)?.focus()

/** Goes to the editor of a place in what the panel is about, or of what it lies in. */
export function focusField(panel: HTMLElement | null, pointer: string): void {
  const field = panel && editorOf(panel, pointerTokens(pointer))
  const isInput = field?.matches(inputs)
  const input = isInput ? field : field?.querySelector<HTMLElement>(inputs)
  input?.focus()
  input?.scrollIntoView({ block: 'center' })
}

const inputs = 'input, textarea, button, select'

/** From the outside in: an editor of its own, an item of a list, a box of a form. */
function editorOf(panel: HTMLElement, steps: readonly string[]): HTMLElement {
  const [first = ''] = steps
  const items = [...panel.querySelectorAll<HTMLElement>('[data-item]')]
  const item = items.find((one) => one.dataset.item === first && !items.some((other) => isWithin(one, other)))
  if (item) return editorOf(item, steps.slice(1))
  const names = steps.map((_, at) => steps.slice(0, steps.length - at))
  const parts = [...panel.querySelectorAll<HTMLElement>('[data-field], [name]')]
  for (const name of names) {
    const wanted = name.join('_')
    const part = parts.find((one) => (one.dataset.field ?? one.getAttribute('name')) === wanted)
    if (part) return editorOf(part, steps.slice(name.length))
  }
  return panel
}

const isWithin = (one: HTMLElement, other: HTMLElement) => one !== other && other.contains(one)
