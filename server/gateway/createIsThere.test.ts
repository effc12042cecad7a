import { expect, it, vi } from 'vitest'
import { createIsThere } from './createIsThere.ts'

const answering = (status: number, body: unknown) => vi.fn(async () => ({ status, body }))

it.each([
  ['a list that holds nothing', 200, { response: { items: [], total: 0 } }, false],
  ['a list that holds it', 200, { response: { items: [{ id: 1 }], total: 1 } }, true],
  ['an answer of its own', 200, { response: { id: 1 } }, true],
  ['that there is none', 400, { error: { invalid_parameters: { id: [{ code: 'not_found' }] } } }, false],
  ['404', 404, { error: { type: 'MethodNotFoundException' } }, false],
  ['that the question is wrong', 400, { error: { invalid_parameters: { id: [{ code: 'type' }] } } }, true],
  ['that it is away', 503, {}, true],
  ['nothing of use', 200, null, true],
])('what a platform answers with %s', async (_, status, body, isThere) => {
  expect(await createIsThere(answering(status, body))('/api/x/get', undefined)).toEqual({ isThere })
})

it('takes no page away where no answer comes', async () => {
  const isThere = createIsThere(() => Promise.reject(new Error('away')))
  expect(await isThere('/api/x/get', undefined)).toEqual({ isThere: true })
})

it('asks once for visitors, and for each player with their own cookies but those of staff', async () => {
  const ask = answering(200, { response: { items: [] } })
  const isThere = createIsThere(ask)
  for (const cookies of [undefined, undefined, 'sid=a; staff_sid=b', 'sid=c'])
    expect(await isThere('/api/x/get', cookies)).toEqual({ isThere: false })
  expect(ask.mock.calls.map((given) => given[1 as never])).toEqual([undefined, 'sid=a', 'sid=c'])
})

it('keeps of an answer what the head of the document says, and no more', async () => {
  const ask = answering(200, { response: { name: 'A – B', markets: [1, 2, 3] } })
  const isThere = createIsThere(ask)
  const read = (response: unknown) => ({ title: (response as { name: string }).name })
  for (let times = 0; times < 2; times += 1)
    expect(await isThere('/api/x/get', undefined, read)).toMatchObject({
      isThere: true,
      told: { title: 'A – B' },
    })
  expect(ask).toHaveBeenCalledTimes(1)
})
