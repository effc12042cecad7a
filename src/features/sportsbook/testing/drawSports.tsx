import { Profiler, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '#renderers/base.css'
import '#renderers/pages/testing/storyTheme.css'
import { createStoryHost, type StoryHost, type StoryHostOptions } from '#renderers/storyHost.ts'
import { settle } from '#renderers/testing/settle.ts'
import { sportsWords } from './sportsWords.ts'

/** Draws parts of the sportsbook in a real document, for tests; `drawn` counts how often each of them was. */
export async function drawSports(draw: (host: StoryHost) => ReactNode[], options: StoryHostOptions = {}) {
  const host = createStoryHost({ ...options, words: sportsWords })
  const element = document.body.appendChild(document.createElement('main'))
  const root = createRoot(element)
  const drawn: number[] = []
  root.render(
    draw(host).map((part, at) => (
      <Profiler
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        key={at}
        id={String(at)}
        onRender={() => {
          drawn[at] = (drawn[at] ?? 0) + 1
        }}
      >
        {part}
      </Profiler>
    )),
  )
  await settle()
  return {
    host,
    element,
    drawn,
    find: <E extends Element = HTMLElement>(selector: string): E => {
      const found = element.querySelector<E>(selector)
      if (!found) throw new Error(`nothing matches ${selector} in ${element.innerHTML}`)
      return found
    },
    close: () => {
      root.unmount()
      element.remove()
    },
  }
}
