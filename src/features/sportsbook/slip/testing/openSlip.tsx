import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { StoryTheme } from '#renderers/StoryTheme.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import type { SlipState } from '../SlipState.ts'
import { slipOf } from '../slipOf.ts'
import { fakeBook } from './fakeBook.ts'
import { bettor, slipDock } from './slipStory.tsx'

let close = () => {}

/** Takes away what was opened, and what the browser keeps of it. */
export function closeSlip() {
  close()
  localStorage.clear()
  vi.restoreAllMocks()
}

/** Shows a dock in a real document, for tests. */
export function openSlip(
  state: Partial<SlipState>,
  options: StoryHostOptions = { facts: bettor },
  book = fakeBook(),
) {
  const { host, dock } = slipDock(state, options, book)
  const element = document.body.appendChild(document.createElement('main'))
  const root = createRoot(element)
  root.render(<StoryTheme scheme="dark">{dock}</StoryTheme>)
  close = () => {
    root.unmount()
    element.remove()
  }
  const text = () => element.textContent ?? ''
  const button = (name: string) => {
    const found = [...element.querySelectorAll('button')].find((one) => one.textContent?.includes(name))
    if (!found) throw new Error(`no button ${name} in ${text()}`)
    return found
  }
  const field = () => element.querySelector<HTMLInputElement>('input[inputmode=decimal]') as HTMLInputElement
  const shows = (what: string) => expect.poll(text).toContain(what)
  const places = () => book.asked.filter(({ operation }) => operation === 'sports.placebet')
  return { host, book, element, text, button, field, shows, places, slip: slipOf(host) }
}
