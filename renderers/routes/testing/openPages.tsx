import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Blocks } from '#generated/grammar/types.ts'
import type { PageArtefact, RoutesArtefact } from '#schemas/runtime/artefacts.ts'
import { createMatcher } from '#schemas/runtime/matchRoute.ts'
import { createStoryHost, type StoryHostOptions } from '../../storyHost.ts'
import { addressFacts } from '../addressFacts.ts'
import { RouteRenderer } from '../RouteRenderer.tsx'

type Given = {
  /** Blocks of each page, by its id; it stands at the address of that name. */
  pages: Readonly<Record<string, Blocks>>
  at: string
  call?: StoryHostOptions['call']
  /** Sees the element before anything is drawn in it. */
  watch?: (element: Element) => void
}

/** Draws a site of a few pages. @returns the element that it is drawn in, and what takes it away again */
export function openPages({ pages, at, call, watch }: Given): { element: Element; close: () => void } {
  const before = location.href
  history.replaceState(null, '', at)
  const ids = Object.keys(pages)
  const routes: RoutesArtefact = {
    kind: 'routes',
    id: 'main',
    routes: ids.map((id) => ({ name: id, pattern: `/${id}`, params: [], layout: 'default', page: id })),
    guards: [],
  }
  const artefacts = Object.fromEntries(
    Object.entries(pages).map(([id, blocks]): [string, PageArtefact] => [
      `page/${id}`,
      { kind: 'page', id, title: `story.${id}`, blocks, uses: [] },
    ]),
  )
  const host = createStoryHost({ artefacts, ...(call && { call }) })
  const match = createMatcher(routes.routes)
  const facts = host.facts()
  host.facts = () => ({ ...facts, ...addressFacts(location, ['en'], match) })
  const element = document.body.appendChild(document.createElement('div'))
  watch?.(element)
  const root = createRoot(element)
  root.render(
    <RouteRenderer
      host={host}
      routes={routes}
      layouts={{ default: Plain, empty: Plain, game: Plain }}
      NotFound={() => null}
      documentTitle={(title) => title}
    />,
  )
  const close = () => {
    root.unmount()
    element.remove()
    history.replaceState(null, '', before)
  }
  return { element, close }
}

function Plain({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
