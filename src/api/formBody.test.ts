import { expect, it } from 'vitest'
import { formBody } from './formBody.ts'

it('leaves out null and undefined, keeps empty, false and zero', () => {
  const body = formBody({ a: null, b: undefined, c: '', d: false, e: 0, f: true })
  expect(String(body)).toBe('c=&d=0&e=0&f=1')
})

it('sends objects as JSON and lists with commas', () => {
  expect([...formBody({ document: { type: 'id' }, ids: [1, 2] }).entries()]).toEqual([
    ['document', '{"type":"id"}'],
    ['ids', '1,2'],
  ])
})

it('is multipart where there is a file', () => {
  const body = formBody({ name: 'a', file: new Blob(['x']) })
  expect(body).toBeInstanceOf(FormData)
  expect(body.get('name')).toBe('a')
})
