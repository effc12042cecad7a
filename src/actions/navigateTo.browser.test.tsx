import { afterEach, expect, it, vi } from 'vitest'
import { openApp } from '../testing/openApp.tsx'

let opened: Awaited<ReturnType<typeof openApp>>
afterEach(() => {
  vi.restoreAllMocks()
  opened.close()
})

const onward = [{ do: 'navigate' as const, route: 'game', params: { sysname: 'dice' } }]

/** The app with a page that comes when it is let come. */
async function open() {
  opened = await openApp('/')
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => (come = resolve))
  vi.spyOn(opened.host, 'prefetch').mockReturnValue(coming)
  return come
}

it('leaves the page that one is at, and its address, until the next one is here', async () => {
  const come = await open()
  const done = opened.host.run(onward)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(location.pathname).toBe('/')
  expect(opened.host.facts().route.path).toBe('/')
  come()
  await done
  expect(location.pathname).toBe('/game/dice')
})

it('leads nobody away who has gone elsewhere meanwhile', async () => {
  const come = await open()
  const done = opened.host.run(onward)
  await new Promise((resolve) => setTimeout(resolve, 50))
  history.pushState({ key: 'elsewhere' }, '', '/third')
  come()
  await done
  expect(location.pathname).toBe('/third')
})
