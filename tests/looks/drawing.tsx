import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadDataBlocks } from '#renderers/pages/loadDataBlocks.ts'
import { StoryTheme } from '#renderers/StoryTheme.tsx'
import { settle } from '#renderers/testing/settle.ts'
import '../../src/shell/fonts.css'

/** The browser that drew the pictures. Others shape letters differently: there, boxes are compared. */
const drawnBy = 'Chrome/147.'
const isDrawer = navigator.userAgent.includes(drawnBy)
/** Pixels that may differ of all, where letters are smoothed. */
const blurred = 0.005
/** How much the height may differ in another browser: a line or two that break elsewhere. */
const reflowed = 0.15

const pictures = import.meta.glob<string>('./pictures/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
})

export type Drawing = { scheme: 'dark' | 'light'; dir: 'ltr' | 'rtl'; nodes: Record<string, ReactNode> }

/** The day, the page and the letters that every picture is drawn with. */
export async function prepare(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  await page.viewport(400, 1400)
  await Promise.all([
    loadDataBlocks(),
    import('#renderers/pages/blocks/data/progress/MeasuredBar.tsx'),
    import('#renderers/forms/widgets/flagUrls.ts'),
  ])
  await Promise.all(
    ['16px "Manrope Variable"', '700 16px "Manrope Variable"'].map((font) => document.fonts.load(font)),
  )
  await document.fonts.load('16px "Noto Sans Arabic Variable"', 'ع')
}

/** Draws one; what it answers takes it away. */
export async function draw({
  scheme,
  dir,
  nodes,
}: Drawing): Promise<{ element: HTMLElement; clear: () => void }> {
  document.documentElement.dir = dir
  const element = document.body.appendChild(document.createElement('div'))
  // Wherever the tests before have left the mouse, nothing is pointed at.
  element.style.cssText =
    'position: absolute; inset: 0 auto auto 0; inline-size: 360px; background: var(--site-background); pointer-events: none'
  const root = createRoot(element)
  root.render(
    <StoryTheme scheme={scheme}>
      {Object.entries(nodes).map(([name, node]) => (
        <div key={name}>{node}</div>
      ))}
    </StoryTheme>,
  )
  await settle()
  await vi.waitFor(() => expect(element.querySelectorAll('.story, main, form').length).toBeGreaterThan(0))
  const isDrawn = () =>
    expect([...element.querySelectorAll('img')].every(({ complete }) => complete)).toBe(true)
  await vi.waitFor(isDrawn, 10_000)
  const clear = () => {
    root.unmount()
    element.remove()
    document.documentElement.dir = 'ltr'
  }
  return { element, clear }
}

/** @param most pixels that may differ, where a control is too small to be a share of its picture */
export async function compare(element: Element, title: string, most?: number): Promise<void> {
  const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  if (isDrawer)
    await expect(page.elementLocator(element)).toMatchScreenshot(name, {
      timeout: 60_000,
      comparatorOptions: {
        threshold: 0.2,
        allowedMismatchedPixelRatio: blurred,
        ...(most !== undefined && { allowedMismatchedPixels: most }),
      },
    })
  else {
    const picture = new Image()
    picture.src = pictures[`./pictures/${name}.png`] ?? ''
    await picture.decode()
    const height = () => element.getBoundingClientRect().height / picture.naturalHeight
    await vi.waitFor(() => expect(Math.abs(height() - 1)).toBeLessThan(reflowed))
  }
}
