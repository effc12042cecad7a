import { type IconName, icon } from './icon.ts'

/**
 * Says what a button does. Its parts stay the same elements, so that one whose sum changes from picture to picture is
 * pressed as any other.
 */
export function drawButton(button: HTMLElement, name: IconName, text: string): void {
  const label = button.querySelector('span')
  if (!label || button.dataset.icon !== name) {
    button.dataset.icon = name
    button.replaceChildren(icon(name), Object.assign(document.createElement('span'), { textContent: text }))
  } else if (label.textContent !== text) label.textContent = text
}
