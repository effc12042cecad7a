import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { PageArtefact, RoutesArtefact } from '#schemas/compiler/artefacts.ts'
import { createMatcher } from '#schemas/compiler/matchRoute.ts'
import { dataBlocksAtHand } from '../pages/loadDataBlocks.ts'
import { createStoryHost } from '../storyHost.ts'
import { addressFacts } from './addressFacts.ts'
import { RouteRenderer } from './RouteRenderer.tsx'

const page: PageArtefact = {
  kind: 'page',
  id: 'wallet',
  title: 'story.wallet',
  blocks: [
    {
      type: 'section',
      slots: {
        default: [
          {
            type: 'details',
            props: { rows: [{ label: 'story.row', value: 'story.text' }] },
          },
        ],
      },
    },
    { type: 'heading', props: { text: 'story.heading', level: 1 } },
  ],
  uses: [],
}

const routes: RoutesArtefact = {
  kind: 'routes',
  id: 'main',
  routes: [{ name: 'wallet', pattern: '/wallet', params: [], layout: 'default', page: 'wallet' }],
  guards: [],
}

it('shows a page only when all of its blocks can be drawn, so that nothing is pushed away', async () => {
  expect(dataBlocksAtHand()).toBeUndefined()
  const before = location.href
  history.replaceState(null, '', '/wallet')
  const host = createStoryHost({ artefacts: { 'page/wallet': page } })
  const facts = { ...host.facts(), ...addressFacts(location, ['en'], createMatcher(routes.routes)) }
  host.facts = () => facts
  const element = document.body.appendChild(document.createElement('div'))
  const seen: boolean[] = []
  const observer = new MutationObserver(() => {
    if (element.querySelector('h1')) seen.push(element.querySelector('dl') !== null)
  })
  observer.observe(element, { childList: true, subtree: true })
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
  await vi.waitFor(() => expect(element.querySelector('dl')).not.toBeNull())
  observer.disconnect()
  expect(seen[0]).toBe(true)
  root.unmount()
  element.remove()
  history.replaceState(null, '', before)
})

function Plain({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
