import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, test, vi } from 'vitest'
import { SiteForm, SitePopup } from '#renderers/testing/siteScreens.tsx'
import { compare, type Drawing, draw, prepare } from './drawing.tsx'

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

beforeAll(prepare)
afterEach(() => clear())
afterAll(() => {
  vi.useRealTimers()
})

let clear = () => {}
test.each(Object.entries(drawings))('%s looks as it did', async (title, drawing) => {
  const drawn = await draw(drawing)
  clear = drawn.clear
  await compare(drawn.element, title)
})
