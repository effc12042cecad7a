import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadDataBlocks } from '#renderers/pages/loadDataBlocks.ts'
import { StoryTheme } from '#renderers/StoryTheme.tsx'
import { settle } from '#renderers/testing/settle.ts'
import { SiteForm, SitePopup } from '#renderers/testing/siteScreens.tsx'
import '../../src/shell/fonts.css'

type Story = { render: (args: object, context: object) => ReactNode }
type Stories = Record<string, unknown> & { default: Meta }
const files = import.meta.glob<Stories>(
  [
    '../../renderers/forms/widgets/{Amount,Checkbox,Input,Radio,Select,Textarea}Widget.stories.tsx',
    '../../renderers/pages/blocks/{Alert,Button,Heading}Block.stories.tsx',
    '../../renderers/pages/blocks/data/{Badge,Details,Disclosure,Progress}Block.stories.tsx',
  ],
  { eager: true },
)

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

type Drawing = { scheme: 'dark' | 'light'; dir: 'ltr' | 'rtl'; nodes: Record<string, ReactNode> }
const dark = { scheme: 'dark', dir: 'ltr' } as const
const light = { scheme: 'light', dir: 'rtl' } as const

/** All stories of a file beneath each other. */
function allOf({ default: _, ...stories }: Stories, look: typeof dark | typeof light): Drawing {
  const context = { globals: { colorScheme: look.scheme, dir: look.dir } }
  const nodes = Object.entries(stories).map(([name, story]) => [name, (story as Story).render({}, context)])
  return { ...look, nodes: Object.fromEntries(nodes) }
}

/** What is compared: the widgets and blocks that screens are made of, and some screens of each kind. */
const drawings: Record<string, Drawing> = {
  ...Object.fromEntries(Object.values(files).map((file) => [file.default.title ?? '', allOf(file, dark)])),
  'Site/Change password': { ...light, nodes: { site: <SiteForm id="change-password" locale="ar" /> } },
  'Site/Self-exclusion': { ...dark, nodes: { site: <SitePopup id="self-exclusion" /> } },
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  await page.viewport(400, 900)
  await Promise.all([loadDataBlocks(), import('#renderers/pages/blocks/data/progress/MeasuredBar.tsx')])
  await Promise.all(
    ['16px "Manrope Variable"', '700 16px "Manrope Variable"'].map((font) => document.fonts.load(font)),
  )
  await document.fonts.load('16px "Noto Sans Arabic Variable"', 'ع')
})
afterEach(() => {
  clear()
  document.documentElement.dir = 'ltr'
})
afterAll(() => {
  vi.useRealTimers()
})

let clear = () => {}
test.each(Object.entries(drawings))('%s looks as it did', async (title, { scheme, dir, nodes }) => {
  document.documentElement.dir = dir
  const element = document.body.appendChild(document.createElement('div'))
  element.style.cssText =
    'position: absolute; inset: 0 auto auto 0; inline-size: 360px; background: var(--site-background)'
  const root = createRoot(element)
  clear = () => {
    root.unmount()
    element.remove()
  }
  root.render(
    <StoryTheme scheme={scheme}>
      {Object.entries(nodes).map(([name, node]) => (
        <div key={name}>{node}</div>
      ))}
    </StoryTheme>,
  )
  await settle()
  await vi.waitFor(() => expect(element.querySelectorAll('.story, main, form').length).toBeGreaterThan(0))
  const name = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  if (isDrawer)
    await expect(page.elementLocator(element)).toMatchScreenshot(name, {
      timeout: 60_000,
      comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: blurred },
    })
  else {
    const picture = new Image()
    picture.src = pictures[`./pictures/${name}.png`] ?? ''
    await picture.decode()
    const height = () => element.getBoundingClientRect().height / picture.naturalHeight
    await vi.waitFor(() => expect(Math.abs(height() - 1)).toBeLessThan(reflowed))
  }
})
