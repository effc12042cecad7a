import { subscribe } from 'valtio/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Artefact, PageArtefact } from '#schemas/runtime/artefacts.ts'
import { createContentStore } from './createContentStore.ts'

const page = (id: string): PageArtefact => ({ kind: 'page', id, title: 'a.b', blocks: [], uses: [] })

function setup() {
  const stored: Record<string, Artefact> = { h1: page('one'), h2: page('two'), h3: page('three') }
  const load = vi.fn(async (hash: string) => stored[hash] ?? Promise.reject(new Error(hash)))
  const hashes = { 'page/one': 'h1', 'page/two': 'h2' }
  const store = createContentStore({ release: '1', hashes, artefacts: { 'page/one': page('one') } }, load)
  return { store, load }
}

it('fetches an artefact once, however often it is wanted', async () => {
  const { store, load } = setup()
  const [first, second] = await Promise.all([store.want('page/two'), store.want('page/two')])
  expect(first).toBe(second)
  expect(await store.want('page/two')).toEqual(page('two'))
  expect(load).toHaveBeenCalledTimes(1)
})

it('knows what the release does not have', async () => {
  const { store, load } = setup()
  expect(await store.want('page/none')).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

describe('what could not be loaded', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  async function setupFailed() {
    const { store, load } = setup()
    load.mockRejectedValueOnce(new Error('away'))
    await expect(store.lack('page/two')).rejects.toThrow('away')
    const told = vi.fn()
    subscribe(store.seen, told, true)
    return { store, load, told }
  }

  it('is not asked for at every drawing, but whenever somebody wants it', async () => {
    const { store, load } = await setupFailed()
    await store.lack('page/two')
    expect(load).toHaveBeenCalledTimes(1)
    expect(await store.want('page/two')).toEqual(page('two'))
  })

  it('is lost until it comes, of which all that is drawn is told', async () => {
    const { store, load } = setup()
    load.mockRejectedValueOnce(new Error('away'))
    const told = vi.fn()
    subscribe(store.seen, told, true)
    await expect(store.lack('page/two')).rejects.toThrow('away')
    expect(told).toHaveBeenCalledTimes(1)
    expect(store.isLost('page/two')).toBe(true)
    await store.want('page/two')
    expect(store.isLost('page/two')).toBe(false)
  })

  it('may be asked for after a rest, of which all that is drawn is told', async () => {
    const { store, told } = await setupFailed()
    vi.advanceTimersByTime(10_000)
    expect(told).toHaveBeenCalledTimes(1)
    await store.lack('page/two')
    expect(store.state.artefacts['page/two']).toEqual(page('two'))
  })

  it('has not to wait when the connection is back', async () => {
    const { store, told } = await setupFailed()
    store.wake()
    expect(told).toHaveBeenCalledTimes(1)
    await store.lack('page/two')
    expect(store.state.artefacts['page/two']).toEqual(page('two'))
    const { changes } = store.seen
    vi.advanceTimersByTime(10_000)
    expect(store.seen.changes).toBe(changes)
  })
})

it('swaps only what changed, and only when all of it has come', async () => {
  const { store, load } = setup()
  await store.want('page/two')
  load.mockClear()
  const switching = store.switchTo('2', { 'page/one': 'h3', 'page/two': 'h2' })
  expect(store.state.artefacts['page/one']).toEqual(page('one'))
  await switching
  expect(store.state.artefacts['page/one']).toEqual(page('three'))
  expect(store.state.release).toBe('2')
  expect(load.mock.calls).toEqual([['h3']])
})

it('drops what a release no longer has', async () => {
  const { store } = setup()
  await store.switchTo('2', { 'page/two': 'h2' })
  expect(store.state.artefacts).toEqual({})
})

it('keeps the release it has when the next one cannot be loaded', async () => {
  const { store } = setup()
  await expect(store.switchTo('2', { 'page/one': 'lost' })).rejects.toThrow('lost')
  expect(store.state.release).toBe('1')
  expect(store.state.artefacts['page/one']).toEqual(page('one'))
})

it('ignores an artefact that comes after its release is gone', async () => {
  const { store } = setup()
  const coming = store.want('page/two')
  await store.switchTo('2', { 'page/two': 'h3' })
  await coming
  expect(store.state.artefacts['page/two']).toBeUndefined()
})

const words = (...keys: string[]): Artefact => ({
  kind: 'messages',
  id: 'en',
  locale: 'en',
  messages: Object.fromEntries(keys.map((key) => [key, key])),
})

function withFirstWords() {
  const stored: Record<string, Artefact> = { whole: words('a.b', 'c.d'), h2: page('two'), h3: page('three') }
  const load = vi.fn(async (hash: string) => stored[hash] ?? Promise.reject(new Error(hash)))
  const artefacts = { 'messages/en': { ...words('a.b'), partial: true } as Artefact }
  const hashes = { 'messages/en': 'whole', 'page/two': 'h2' }
  return createContentStore({ release: '1', hashes, artefacts }, load)
}

it('brings all words with whatever comes after the first screen', async () => {
  const store = withFirstWords()
  expect(store.isPartial('messages/en')).toBe(true)
  await store.want('page/two')
  expect(store.state.artefacts['messages/en']).toEqual(words('a.b', 'c.d'))
  expect(store.isPartial('messages/en')).toBe(false)
})

it('brings all words with another release', async () => {
  const store = withFirstWords()
  await store.switchTo('2', { 'messages/en': 'whole', 'page/two': 'h3' })
  expect(store.isPartial('messages/en')).toBe(false)
})

describe('what comes ahead of need', () => {
  it('is at hand then, and nothing is drawn anew for it', async () => {
    const { store } = setup()
    const told = vi.fn()
    subscribe(store.seen, told, true)
    await store.ahead('page/two')
    expect(store.state.artefacts['page/two']).toEqual(page('two'))
    expect(told).not.toHaveBeenCalled()
  })

  it('is told of where something that is drawn came to lack it meanwhile', async () => {
    const { store, load } = setup()
    const told = vi.fn()
    subscribe(store.seen, told, true)
    await Promise.all([store.ahead('page/two'), store.lack('page/two')])
    expect(load).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
  })
})

it('brings along what came of the release before while another was on its way', async () => {
  const stored: Record<string, Artefact> = {
    h1: page('one'),
    h2: page('two'),
    n1: page('one'),
    n2: page('two'),
  }
  let go = () => {}
  const gate = new Promise<void>((open) => {
    go = open
  })
  const load = vi.fn(async (hash: string) => {
    if (hash === 'n1') await gate
    return stored[hash] ?? Promise.reject(new Error(hash))
  })
  const hashes = { 'page/one': 'h1', 'page/two': 'h2' }
  const artefacts = { 'page/one': page('one') }
  const store = createContentStore({ release: '1', hashes, artefacts }, load)
  const switched = store.switchTo('2', { 'page/one': 'n1', 'page/two': 'n2' })
  await store.want('page/two')
  go()
  await switched
  expect(store.state.release).toBe('2')
  expect(store.state.artefacts).toEqual({ 'page/one': stored.n1, 'page/two': stored.n2 })
  expect(store.state.artefacts['page/two']).toBe(stored.n2)
})
