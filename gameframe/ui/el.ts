type Listener = (event: Event) => void
type Props = Record<string, string | number | boolean | undefined | Listener>

/** An element with attributes and content. Functions listen; `true` and `false` are attributes with no value, or none. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Props = {},
  ...content: (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(props))
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false && value !== undefined) element.setAttribute(key, String(value))
  element.append(...content.filter((one) => one !== undefined))
  return element
}

/** Keeps a button in the order of the keyboard, and says whether it does anything now. */
export function setActive(button: HTMLElement, isActive: boolean): void {
  button.setAttribute('aria-disabled', String(!isActive))
}

export const isActive = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true'
