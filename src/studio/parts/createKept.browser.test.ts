import { beforeEach, expect, it } from 'vitest'
import { createKept } from './createKept.ts'

type Typed = { text: string }
const open = new Set<string>()
const tab = (id: string, before?: string) => {
  open.add(id)
  return createKept<Typed>('test.', () => ({ id, before, open: async () => open }))
}
const leave = () => dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  leave()
  localStorage.clear()
  open.clear()
})

it('keeps what each of two tabs has typed, whatever the other does with its own', async () => {
  const [one, other] = [tab('one'), tab('other')]
  one.write('page/a', { text: 'mine' })
  leave()
  expect(await other.read('page/a')).toBeUndefined()
  other.write('page/a', { text: 'theirs' })
  other.forget('page/a')
  expect(await one.read('page/a')).toMatchObject({ text: 'mine' })
})

it('takes over what a tab has left that is open no more, and leaves what others still type', async () => {
  tab('gone').write('page/a', { text: 'left' })
  tab('here').write('page/b', { text: 'typed' })
  leave()
  open.delete('gone')
  const next = tab('next')
  expect(await next.keys()).toEqual(['page/a'])
  expect(await next.read('page/a')).toMatchObject({ text: 'left' })
  expect(await next.read('page/b')).toBeUndefined()
  // It is its own now.
  expect(await tab('another').read('page/a')).toBeUndefined()
  next.forget('page/a')
  expect(await next.keys()).toEqual([])
})

it('goes on with its own after it was loaded anew, although the browser still holds it open', async () => {
  tab('before').write('page/a', { text: 'own' })
  leave()
  expect(await tab('after', 'before').read('page/a')).toMatchObject({ text: 'own' })
})
