import { expect, it } from 'vitest'
import { share } from './share.ts'

const before = () => ({ a: { b: [1, { c: 'x' }] }, d: { e: null } })

it('is what was before where nothing has changed', () => {
  const was = before()
  expect(share(was, before())).toBe(was)
})

it('keeps what is beside a change', () => {
  const was = before()
  const next = share(was, { ...before(), d: { e: 2 } })
  expect(next).toEqual({ ...before(), d: { e: 2 } })
  expect(next.a).toBe(was.a)
})

it('is what comes where there is less, more, or another order', () => {
  const one = (value: unknown, next: unknown) => JSON.stringify(share(value, next))
  for (const next of [{ a: 1 }, { b: 2, a: 1 }, { a: 1, b: 2, c: 3 }, [1], [1, 2, 3], null, 'a'])
    for (const was of [{ a: 1, b: 2 }, [1, 2], null, undefined, 'b'])
      expect(one(was, next)).toBe(JSON.stringify(next))
})
