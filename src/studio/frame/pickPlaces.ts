import type { Picked } from '../preview/previewMessages.ts'
import { createPlaces, pickedAt } from './placeAt.ts'
import type { PreviewedApp } from './readFibers.ts'

/**
 * While it is on, a press says what something was made of instead of doing what it does, with the pointer or with Enter, and
 * what it would say is outlined.
 */
export function pickPlaces(app: PreviewedApp, picked: (picked: Picked) => void) {
  const places = createPlaces(app)
  const outline = document.createElement('div')
  const name = document.createElement('div')
  Object.assign(outline.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'none',
    outline: '2px solid #1c7ed6',
    background: 'rgb(28 126 214 / 12%)',
    display: 'none',
  })
  Object.assign(name.style, {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlockStart: '0',
    padding: '0 4px',
    font: '12px/18px sans-serif',
    color: '#fff',
    background: '#1864ab',
    whiteSpace: 'nowrap',
  })
  outline.ariaHidden = 'true'
  outline.append(name)
  let isOn = false

  function show(element: Element | null): void {
    const place = element && places.placeAt(element)
    outline.style.display = place ? 'block' : 'none'
    if (!place) return
    const { left, top, width, height } = wholeOf(element, place).getBoundingClientRect()
    for (const [side, length] of Object.entries({ left, top, width, height }))
      outline.style.setProperty(side, `${length}px`)
    name.textContent = place.artefact
  }

  /** The largest element of a place that the given one stands in. */
  function wholeOf(element: Element, place: { artefact: string; pointer: string }): Element {
    const { parentElement: above } = element
    const around = above && places.placeAt(above)
    const isSame = around?.artefact === place.artefact && around.pointer === place.pointer
    return isSame && above ? wholeOf(above, place) : element
  }

  function pick(event: Event): void {
    const { target } = event
    if (!isOn || !(target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click') {
      const found = pickedAt(places, target)
      if (found) picked(found)
    }
  }

  const look = ({ target }: Event) => {
    if (isOn && target instanceof Element) show(target)
  }
  document.addEventListener('pointerover', look, true)
  document.addEventListener('focusin', look, true)
  document.addEventListener('scroll', () => show(null), { capture: true, passive: true })
  // Enter on what has the focus is a click as well; what cannot be pressed is focused by nobody.
  for (const type of ['click', 'dblclick', 'submit', 'pointerdown', 'mousedown'] as const)
    document.addEventListener(type, pick, true)

  return (on: boolean): void => {
    isOn = on
    if (on) document.body.append(outline)
    else outline.remove()
    document.documentElement.style.cursor = on ? 'crosshair' : ''
  }
}
