import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { breakpoints } from '#schemas/runtime/breakpoints.ts'
import { openApp } from '../testing/openApp.tsx'

const { innerWidth, innerHeight } = window
let opened: Awaited<ReturnType<typeof openApp>>
afterEach(async () => {
  opened.close()
  await page.viewport(innerWidth, innerHeight)
})

it('every breakpoint of the product is a fact, from its first pixel to its last', async () => {
  opened = await openApp('/')
  const seen: unknown[] = []
  for (const [at, { from }] of breakpoints.entries()) {
    for (const width of [from || 320, (breakpoints[at + 1]?.from ?? 2401) - 1]) {
      await page.viewport(width, 700)
      await vi.waitFor(() => expect(window.innerWidth).toBe(width))
      const { kind, breakpoint, minWidth } = opened.host.facts().device
      seen.push(`${kind} ${breakpoint} ${minWidth}`)
    }
  }
  const kind = (name: string) => (name === 'mobile' || name === 'tablet' ? name : 'desktop')
  expect(seen).toEqual(
    breakpoints.flatMap(({ name, from }) => Array(2).fill(`${kind(name)} ${name} ${from}`)),
  )
})

it('conditions are looked at anew where a breakpoint is passed, and only there', async () => {
  await page.viewport(1300, 700)
  opened = await openApp('/')
  const changed = vi.fn()
  opened.host.subscribe(changed)
  for (const width of [1310, 1340, 1365]) await page.viewport(width, 700)
  await vi.waitFor(() => expect(window.innerWidth).toBe(1365))
  expect(changed).not.toHaveBeenCalled()
  await page.viewport(1366, 700)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect(opened.host.facts().device.breakpoint).toBe('1366')
})
