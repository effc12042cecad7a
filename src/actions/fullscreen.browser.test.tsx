import { afterEach, expect, it, vi } from 'vitest'
import { openBlocks } from '#renderers/pages/testing/openBlocks.tsx'
import { readDevice, watchDevice } from '../boot/readDevice.ts'
import { fullscreen } from './fullscreen.ts'

let opened: Awaited<ReturnType<typeof openBlocks>> | undefined
afterEach(() => {
  opened?.close()
  vi.restoreAllMocks()
})

/** A browser that fills the screen where it is asked to, as one does whose page was pressed. */
function browser() {
  let filled: Element | null = null
  const change = (to: Element | null) => {
    filled = to
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => filled)
  vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(async () =>
    change(document.documentElement),
  )
  vi.spyOn(document, 'exitFullscreen').mockImplementation(async () => change(null))
  return { escape: () => change(null) }
}

const button = {
  type: 'button' as const,
  visibleWhen: { properties: { device: { required: ['fullscreen'] } }, required: ['device'] },
  props: {
    label: 'fill',
    actions: [{ do: 'fullscreen' as const }],
    pressed: {
      properties: { device: { properties: { fullscreen: { const: 'on' } }, required: ['fullscreen'] } },
    },
  },
}

async function open() {
  opened = await openBlocks([button], {
    words: { en: { fill: 'Full screen' } },
    facts: { device: readDevice() },
  })
  const { host } = opened
  host.run = async () => void (await fullscreen())
  watchDevice(() => host.setFacts({ device: readDevice() }))
  return opened
}

it('fills the screen and gives it back, and the button says which, also after Escape', async () => {
  const screen = browser()
  const { find } = await open()
  const pressed = () => find('button').getAttribute('aria-pressed')
  expect(pressed()).toBe('false')
  find('button').click()
  await vi.waitFor(() => expect(pressed()).toBe('true'))
  find('button').click()
  await vi.waitFor(() => expect(pressed()).toBe('false'))
  find('button').click()
  await vi.waitFor(() => expect(pressed()).toBe('true'))
  screen.escape()
  await vi.waitFor(() => expect(pressed()).toBe('false'))
})

it('is not offered where the browser cannot, and a browser that says no changes nothing', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
  const { element } = await open()
  expect(element.querySelector('button')).toBeNull()
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('No gesture'))
  await expect(fullscreen()).resolves.toBeUndefined()
})
