import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { App } from '../boot/App.ts'
import { replaceFailedImages } from './replaceFailedImages.ts'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
let fallback = DOT
const app = { site: () => ({ images: { fallback } }) } as unknown as App
let place: HTMLElement
let stop: () => void
beforeEach(() => {
  fallback = DOT
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  stop()
  place.remove()
})

function show(html: string): HTMLImageElement {
  place.innerHTML = html
  const image = place.querySelector('img')
  if (!image) throw new Error('no picture')
  return image
}

it('puts the fallback in the place of a picture that fails, with its words and its size', async () => {
  stop = replaceFailedImages(app)
  const image = show('<img src="/none-1.png" srcset="/none-2.png 2x" alt="A cover" width="40" height="30">')
  await vi.waitFor(() => expect(image.src).toBe(DOT))
  expect([image.alt, image.offsetWidth, image.offsetHeight]).toEqual(['A cover', 40, 30])
})

it('does so for a picture of several sources, for one that is changed later, and for one that failed before', async () => {
  const early = show('<img src="/none-3.png" alt="">')
  await vi.waitFor(() => expect(early.complete).toBe(true))
  stop = replaceFailedImages(app)
  await vi.waitFor(() => expect(early.src).toBe(DOT))
  early.src = '/none-4.png'
  await vi.waitFor(() => expect(early.src).toBe(DOT))
  const image = show('<picture><source srcset="/none-5.png"><img src="/none-6.png" alt=""></picture>')
  await vi.waitFor(() => expect(image.currentSrc).toBe(DOT))
})

it('stops where the fallback fails too', async () => {
  fallback = '/none-7.png'
  stop = replaceFailedImages(app)
  const failed = vi.fn()
  const image = show('<img src="/none-8.png" alt="A cover">')
  image.addEventListener('error', failed)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(failed).toHaveBeenCalledTimes(2)
})
