import { afterEach, expect, it, vi } from 'vitest'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../testing/openApp.tsx'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => opened.close())

const news = {
  popup: 'second',
  load: { operation: 'cashbacks.get', query: { count: 1 } },
  when: {
    properties: {
      result: {
        properties: { items: { minItems: 1, items: { properties: { status: { const: 'active' } } } } },
        required: ['items'],
      },
    },
    required: ['result'],
  },
  data: { id: { from: '/result/items/0/id' } },
  once: { key: 'seen_id', value: { from: '/result/items/0/id' } },
}

/** An app whose platform has one cashback, and keeps values. */
async function open(cashback: object | undefined, kept: Record<string, string> = {}) {
  opened = await openApp('/', (path, body) => {
    if (path.includes('/cashbacks/get')) return { body: { response: { items: cashback ? [cashback] : [] } } }
    if (path.includes('/storage/get')) return { body: { response: { value: kept.seen_id ?? null } } }
    if (path.includes('/storage/set')) kept.seen_id = new URLSearchParams(body).get('value') ?? ''
    return { body: { response: { value: 1 } } }
  })
  const site = opened.app.site() as SiteArtefact
  vi.spyOn(opened.app, 'site').mockReturnValue({
    ...site,
    popups: { ...site.popups, afterSignIn: [news as never] },
  })
  opened.app.stores.session.set({ uid: 7 })
  return kept
}
const queue = () => opened.host.run([{ do: 'queue', popups: 'afterSignIn' }])
const shown = () => opened.app.stores.dialogs.state.stack.map(({ popup, data }) => [popup, data])

it('shows a popup with what it asked for, and keeps on the platform that it was closed, however it was', async () => {
  const kept = await open({ id: 5, status: 'active' })
  await queue()
  expect(shown()).toEqual([['second', { id: 5 }]])
  expect(kept).toEqual({})
  opened.app.stores.dialogs.close()
  await vi.waitFor(() => expect(kept).toEqual({ seen_id: '5' }))
  await queue()
  expect(shown()).toEqual([])
})

it('shows it again for another value', async () => {
  await open({ id: 6, status: 'active' }, { seen_id: '5' })
  await queue()
  expect(shown()).toEqual([['second', { id: 6 }]])
})

it('shows nothing where the condition does not hold for the answer, or there is none', async () => {
  await open({ id: 5, status: 'paid_out' })
  await queue()
  expect(shown()).toEqual([])
  opened.fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await queue()
  expect(shown()).toEqual([])
})
