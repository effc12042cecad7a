import { afterEach, expect, it, vi } from 'vitest'
import { createContentApi } from './createContentApi.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads the figures of all forms, however many calls that takes', async () => {
  const calls: string[][] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const forms = new URL(url, 'http://studio.test').searchParams.get('forms')?.split(',') ?? []
    calls.push(forms)
    return Response.json({ is_on: true, days: 90, items: forms.map((form) => ({ form })) })
  })
  const forms = Array.from({ length: 230 }, (_, at) => `form-${at}`)
  expect((await createContentApi().figures(forms)).map(({ form }) => form)).toEqual(forms)
  expect(Math.max(...calls.map(({ length }) => length))).toBeLessThanOrEqual(100)
  calls.length = 0
  expect(await createContentApi().figures([])).toEqual([])
  expect(calls).toEqual([])
})
