import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '#generated/grammar/types.ts'
import type { Host } from '../host.ts'
import { createStoryHost } from '../storyHost.ts'
import { settle } from '../testing/settle.ts'
import { SiteMantine } from '../theme/SiteTheme.tsx'
import { isNewDocument } from './isNewDocument.ts'
import { loadDataBlocks } from './loadDataBlocks.ts'
import { PageRenderer } from './PageRenderer.tsx'
import { blockWords } from './testing/blockWords.ts'

vi.mock('./isNewDocument.ts', () => ({ isNewDocument: vi.fn() }))

let root: Root | undefined
const element = document.createElement('div')
beforeEach(() => void vi.mocked(isNewDocument).mockReturnValue(true))
afterEach(() => {
  root?.unmount()
  element.remove()
})

const blocks: Block[] = [
  {
    type: 'load',
    props: { operation: 'jackpots.get', params: { count: 1 } },
    slots: {
      default: [
        { type: 'text', props: { text: { key: 'test.named', args: { name: { from: '/result/name' } } } } },
      ],
    },
  },
]

/** Draws as the server does, where the platform has answered, and takes that over; what React says of it, and the host. */
async function takeOver(response: unknown, later = {}) {
  await loadDataBlocks()
  const own = createStoryHost({
    words: { en: { ...blockWords, 'test.named': 'Named {name}' } },
    call: async () => ({ ok: true, response: later }),
  })
  const host: Host = {
    ...own,
    answered: (operation, values) =>
      operation === 'jackpots.get' && values.count === 1 ? response : undefined,
  }
  const screen = (
    <SiteMantine scheme="dark">
      <PageRenderer blocks={blocks} host={host} />
    </SiteMantine>
  )
  element.innerHTML = renderToString(screen)
  document.body.append(element)
  const drawn = element.textContent
  const mismatches: unknown[] = []
  root = hydrateRoot(element, screen, { onRecoverableError: (error) => mismatches.push(error) })
  await settle()
  return { drawn, mismatches, calls: own.calls }
}

it('takes over what was drawn with an answer, and does not ask for it again', async () => {
  const { drawn, mismatches, calls } = await takeOver({ name: 'Spark' })
  expect(drawn).toContain('Spark')
  expect(element.textContent).toContain('Spark')
  expect(mismatches).toEqual([])
  expect(calls).toEqual([])
})

it('asks for what was drawn without an answer', async () => {
  const { drawn, mismatches, calls } = await takeOver(undefined, { name: 'Glow' })
  expect(drawn).not.toContain('Spark')
  await vi.waitFor(() => expect(element.textContent).toContain('Glow'))
  expect(mismatches).toEqual([])
  expect(calls).toHaveLength(1)
})

it('shows what an old document was drawn with, and asks for it anew', async () => {
  vi.mocked(isNewDocument).mockReturnValue(false)
  const { drawn, mismatches, calls } = await takeOver({ name: 'Spark' }, { name: 'Glow' })
  expect(drawn).toContain('Spark')
  await vi.waitFor(() => expect(element.textContent).toContain('Glow'))
  expect(mismatches).toEqual([])
  expect(calls).toHaveLength(1)
})
