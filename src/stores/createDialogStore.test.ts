import { expect, it, vi } from 'vitest'
import { createDialogStore } from './createDialogStore.ts'

const open = (store: ReturnType<typeof createDialogStore>) => store.state.stack.map((entry) => entry.popup)

it('stacks dialogs and closes the top one first', () => {
  const store = createDialogStore()
  store.open('a')
  store.open('b')
  expect(open(store)).toEqual(['a', 'b'])
  expect(store.close()).toBe(true)
  expect(open(store)).toEqual(['a'])
})

it('closes a named dialog below others', () => {
  const store = createDialogStore()
  store.open('a')
  store.open('b')
  store.close({ popup: 'a' })
  expect(open(store)).toEqual(['b'])
})

it('opens queued dialogs one after another once all are closed', () => {
  const store = createDialogStore()
  store.open('a')
  store.open('b', { queue: true })
  store.open('c', { queue: true })
  expect(open(store)).toEqual(['a'])
  store.close()
  expect(open(store)).toEqual(['b'])
  store.close()
  expect(open(store)).toEqual(['c'])
})

it('opens a queued dialog at once when none is open', () => {
  const store = createDialogStore()
  store.open('a', { queue: true })
  expect(open(store)).toEqual(['a'])
})

it('closes a dialog whose closing is prevented only by force', () => {
  const store = createDialogStore()
  store.open('a', { preventClose: true })
  expect(store.close()).toBe(false)
  expect(open(store)).toEqual(['a'])
  expect(store.close({ force: true })).toBe(true)
  expect(open(store)).toEqual([])
})

it('does not open an open popup twice, but switches its view', () => {
  const store = createDialogStore()
  store.open('auth', { view: 'authorization' })
  store.open('auth', { view: 'registration' })
  expect(store.state.stack.map((entry) => entry.view)).toEqual(['registration'])
})

it('gives an open popup what it is opened with anew, and keeps what it has where that is nothing', () => {
  const store = createDialogStore()
  store.open('a', { data: { resend_time: 60 } })
  store.open('a')
  expect(store.state.stack[0]?.data).toEqual({ resend_time: 60 })
  store.open('a', { data: { resend_time: 30 } })
  expect(store.state.stack.map(({ data }) => data)).toEqual([{ resend_time: 30 }])
})

it('tells once that a dialog is closed, before the next one opens', () => {
  const store = createDialogStore()
  const onClosed = vi.fn(() => expect(open(store)).toEqual([]))
  store.open('a', { onClosed })
  store.open('b', { queue: true })
  store.close()
  store.close()
  expect(onClosed).toHaveBeenCalledTimes(1)
})

it('has nothing to close when none is open', () => {
  expect(createDialogStore().close()).toBe(false)
})

it('tells whether what it was asked to open is another dialog', () => {
  const store = createDialogStore()
  expect(store.open('a')).toBe(true)
  expect(store.open('a')).toBe(false)
  expect(store.open('b', { queue: true })).toBe(true)
  expect(store.open('b')).toBe(false)
})

it('passes over what is not wanted any more when its turn comes', () => {
  const store = createDialogStore()
  store.open('a')
  store.open('b', { queue: true, isWanted: () => false })
  store.open('c', { queue: true, isWanted: () => true })
  store.close()
  expect(open(store)).toEqual(['c'])
})
