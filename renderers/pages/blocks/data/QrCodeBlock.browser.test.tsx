import { afterEach, expect, it, vi } from 'vitest'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const open = (value: string) =>
  openDataBlock({ type: 'qr-code', props: { value, label: 'story.code', open: 'story.openHere' } })

it('draws the code under its name, and leads to the app that opens the address', async () => {
  page = await open('otpauth://totp/Aurora:anna?secret=JBSWY3DPEHPK3PXP')
  await vi.waitFor(() => expect(page.find('svg[role=img]').getAttribute('aria-label')).toBe('QR code'))
  // 29 modules a side at the least, and a quiet zone of four on each of them.
  expect(page.find<SVGSVGElement>('svg').viewBox.baseVal.width).toBeGreaterThanOrEqual(37)
  expect(page.find('a').textContent).toBe('Open on this device')
  expect(page.find('a').getAttribute('href')).toMatch(/^otpauth:/)
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'JBSWY3DP'])(
  'draws %j and links nowhere',
  async (value) => {
    page = await open(value)
    await vi.waitFor(() => expect(page.element.querySelector('svg')).not.toBeNull())
    expect(page.element.querySelector('a')).toBeNull()
  },
)

it.each(['', 'x'.repeat(3000)])('draws nothing where no code could say it', async (value) => {
  page = await open(value)
  expect(page.element.querySelector('svg, a')).toBeNull()
})
