import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { SportsBook } from '../book/SportsBook.ts'

/** Stands where there is no price. */
export const noPrice = '–'

/** What a button says of its price. */
type Written = {
  /** The price, and what it is without a boost, as players read them. */
  shown: string | undefined
  usual: string | undefined
  isBoosted: boolean
  turn: 'up' | 'down' | undefined
  /** What is read out. */
  name: string
}

/**
 * Keeps what a button says of its price as the book has it: the figures, the name, and where it went. They are written where they
 * stand, past React: hundreds may move ten times a second, and nothing else of their buttons moves with them.
 * @param say what is to stand there now
 */
export function useWrittenPrice(
  book: SportsBook,
  [event, line, outcome]: readonly [event: string, line: string, outcome: string],
  say: () => Written,
): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  // After every draw: what is said depends on what was drawn.
  useLayoutEffect(() => {
    const write = () => writeTo(ref.current, say())
    write()
    return book.subscribe(`price ${event} ${line} ${outcome}`, write)
  })
  return ref
}

function writeTo(button: HTMLButtonElement | null, { shown, usual, isBoosted, turn, name }: Written): void {
  if (!button) return
  if (button.getAttribute('aria-label') !== name) {
    button.setAttribute('aria-label', name)
    put(button.querySelector('bdi > span'), shown ?? noPrice)
    const before = button.querySelector('del')
    if (before) put(before, (isBoosted && usual) || '')
    button.toggleAttribute('data-boosted', isBoosted)
  }
  if (button.dataset.turn === turn) return
  if (turn) button.dataset.turn = turn
  else delete button.dataset.turn
}

/** Writes into the text that is there, which costs less than another one. */
function put(element: Element | null, text: string): void {
  if (element?.firstChild) (element.firstChild as Text).data = text
  else if (element) element.textContent = text
}
