import { el } from '../ui/el.ts'
import type { Showing } from './Scene.ts'
import { wait } from './wait.ts'

/** Milliseconds that words stand over the picture. */
const stands = 1300

/** Large words over a scene for a moment; what matters of them is said in the line of the result as well. */
export function createBanner(host: HTMLElement) {
  const box = el('div', { class: 'banner', 'aria-hidden': 'true', hidden: true })
  host.append(box)
  const clear = () => {
    box.hidden = true
  }
  function hold(title: string, text?: string): void {
    box.replaceChildren(el('strong', {}, title), ...(text === undefined ? [] : [el('span', {}, text)]))
    box.hidden = false
  }
  return {
    hold,
    clear,
    /** @param isGlad in gold, unless it tells of what is no win */
    async show(title: string, { speed, watchStop }: Showing, isGlad = true): Promise<void> {
      if (speed === 0) return
      box.classList.toggle('plain', !isGlad)
      hold(title)
      await wait(stands * Math.max(0.5, speed), watchStop())
      clear()
    },
  }
}
