import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import type { PageArtefact, RoutesArtefact } from '#schemas/compiler/artefacts.ts'
import { createMatcher } from '#schemas/compiler/matchRoute.ts'
import { loadDataBlocks } from '../pages/loadDataBlocks.ts'
import { createStoryHost } from '../storyHost.ts'
import { addressFacts } from './addressFacts.ts'
import { navigate } from './navigate.ts'
import { RouteRenderer } from './RouteRenderer.tsx'

const heading: Block = { type: 'heading', props: { text: 'story.row', level: 2 } }
const page = (id: string, blocks: Block[]): PageArtefact => ({
  kind: 'page',
  id,
  title: `story.${id}`,
  blocks,
  uses: [],
})
const pages = {
  'page/list': page('list', [
    {
      type: 'load',
      props: { operation: 'cashier.gethistory' },
      slots: { default: Array.from({ length: 80 }, () => heading) },
    },
  ]),
  'page/item': page('item', [heading]),
}
const routes: RoutesArtefact = {
  kind: 'routes',
  id: 'main',
  routes: ['list', 'item'].map((name) => ({
    name,
    pattern: `/${name}`,
    params: [],
    layout: 'default',
    page: name,
  })),
  guards: [],
}

const before = location.href
let answers: (() => void)[] = []
let close: () => void

beforeAll(async () => void (await loadDataBlocks()))
beforeEach(async () => {
  history.replaceState(null, '', '/list')
  answers = []
  const call = () =>
    new Promise<{ ok: true; response: object }>((resolve) => {
      answers.push(() => resolve({ ok: true, response: {} }))
    })
  const host = createStoryHost({ artefacts: pages, call })
  const match = createMatcher(routes.routes)
  const facts = host.facts()
  host.facts = () => ({ ...facts, ...addressFacts(location, ['en'], match) })
  const element = document.body.appendChild(document.createElement('div'))
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
  close = () => {
    root.unmount()
    element.remove()
  }
  await answer(0)
  await vi.waitFor(() => expect(document.querySelectorAll('h2')).toHaveLength(80))
  scrollTo(0, 700)
  await vi.waitFor(() => expect(scrollY).toBe(700))
  await new Promise((resolve) => setTimeout(resolve, 50))
  navigate('/item')
  await vi.waitFor(() => expect(scrollY).toBe(0))
  history.back()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
})
afterEach(() => {
  close()
  history.replaceState(null, '', before)
})

it('returns to where the page was left once what is loaded reaches so far', async () => {
  expect(scrollY).toBeLessThan(700)
  await answer(1)
  await vi.waitFor(() => expect(scrollY).toBe(700))
})

it('leaves readers who moved meanwhile where they are', async () => {
  dispatchEvent(new WheelEvent('wheel'))
  await answer(1)
  await vi.waitFor(() => expect(document.querySelectorAll('h2')).toHaveLength(80))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(scrollY).toBeLessThan(700)
})

async function answer(at: number) {
  await vi.waitFor(() => expect(answers[at]).toBeDefined())
  answers[at]?.()
}

function Plain({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
