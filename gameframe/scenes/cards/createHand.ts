import type { Card } from '#games/engines/cards/cards.ts'
import type { Translate } from '../../messages/createTranslate.ts'
import type { Sounds } from '../../sound/createSounds.ts'
import { el } from '../../ui/el.ts'
import type { Showing } from '../Scene.ts'
import { wait } from '../wait.ts'
import { cardElement } from './cardElement.ts'

/** A row of cards with a name and what they count, to which cards are dealt one by one. */
export function createHand(title: string, { t, sounds }: { t: Translate; sounds: Sounds }) {
  const list = el('ul', { class: 'cards' })
  const count = el('span', { class: 'count' })
  const element = el('section', { class: 'hand', 'aria-label': title }, el('h2', {}, title, count), list)
  let dealt: readonly (Card | undefined)[] = []
  return {
    element,
    setCount: (text: string) => {
      count.textContent = text
    },
    clear(): void {
      dealt = []
      list.replaceChildren()
      count.textContent = ''
      element.classList.remove('won', 'active')
    },
    /** Deals what lies further than what lies already; a back is turned over. */
    async deal(cards: readonly (Card | undefined)[], showing: Showing): Promise<void> {
      for (const [at, card] of cards.entries()) {
        if (at < dealt.length && dealt[at] === card) continue
        const one = cardElement(card, t)
        if (showing.speed > 0) one.classList.add('dealt')
        const old = list.children[at]
        if (old) old.replaceWith(one)
        else list.append(one)
        sounds.card()
        await wait(260 * showing.speed, showing.watchStop())
      }
      while (list.children.length > cards.length) list.lastElementChild?.remove()
      dealt = [...cards]
    },
  }
}
