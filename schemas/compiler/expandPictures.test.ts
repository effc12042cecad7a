import { expect, it } from 'vitest'
import { findReferences } from '../gate/findReferences.ts'
import { findUses } from '../gate/findUses.ts'
import { createExpander, expandDefinitions, type Written } from './expandDefinitions.ts'

const file = 'a'.repeat(43)
const media = (more: Record<string, unknown> = {}): Written => ({
  ...{ kind: 'media', id: 'summer', name: 'Summer', file, type: 'image/jpeg', width: 800, height: 600 },
  ...more,
})
const page = (...blocks: unknown[]): Written => ({ kind: 'page', id: 'index', blocks })
const image = (more: Record<string, unknown> = {}) => ({
  ...{ type: 'image', src: '/media/summer', width: 80, height: 60 },
  ...more,
})
const propsOf = (definitions: readonly unknown[]) =>
  (definitions as { kind: string; blocks: { props: Record<string, unknown> }[] }[])
    .find(({ kind }) => kind === 'page')
    ?.blocks.map(({ props }) => props)

it('a picture of the library becomes the address of what is shown of its file', () => {
  const crop = { x: 1, y: 2, width: 30, height: 40 }
  const shown = (more: Record<string, unknown>) =>
    propsOf(expandDefinitions([media(more), page(image())]).definitions)?.[0]?.src
  expect(shown({})).toBe(`/_ipx/f_webp,q_95,w_1536/media/summer/${file}`)
  expect(shown({ crop, focus: { x: 5, y: 90 } })).toMatch(/\.c1-2-30-40\.f5-90$/)
  expect(shown({ type: 'image/svg+xml' })).toBe(`/_ipx/_/media/summer/${file}`)
  expect(shown({ type: 'image/gif' })).toBe(`/_ipx/_/media/summer/${file}`)
})

it("a picture of pixels among the site's own files becomes the address of those widths that are made of it", () => {
  const shown = (src: string) => propsOf(expandDefinitions([page(image({ src }))]).definitions)?.[0]?.src
  for (const src of ['/assets/site/winter.png', '/assets/site/shore/winter-1.jpeg'])
    expect(shown(src)).toBe(`/_ipx/f_webp,q_95,w_1536${src}`)
  for (const src of ['/assets/site/hero.svg', '/assets/other/winter.png', 'https://images.example/a.png'])
    expect(shown(src)).toBe(src)
})

it('it says what it shows where the definition says nothing', () => {
  const written = [media({ alt: 'media.summer.alt' }), page(image(), image({ alt: 'own.text' }))]
  expect(propsOf(expandDefinitions(written).definitions)).toMatchObject([
    { alt: 'media.summer.alt' },
    { alt: 'own.text' },
  ])
  expect(propsOf(expandDefinitions([media(), page(image())]).definitions)?.[0]).not.toHaveProperty('alt')
})

it('one that the library does not have is told where it is written, and one that is unfit where that is', () => {
  const wrong = page(image({ src: '/media/sumer' }))
  expect(expandDefinitions([media(), wrong]).problems).toMatchObject([
    {
      definition: 'page/index',
      pointer: '/blocks/0/src',
      code: 'unknown_media',
      hint: 'Did you mean /media/summer?',
    },
  ])
  const keys = new Set(['media/summer', 'page/index'])
  expect(expandDefinitions([page(image())], keys).problems).toEqual([])
})

it('another file makes those definitions anew that show it, and no others', () => {
  const expand = createExpander()
  const [shows, other] = [page(image()), { ...page(image({ src: '/a.svg' })), id: 'other' }]
  const first = expand([media(), shows, other]).definitions
  const next = expand([media({ file: 'b'.repeat(43) }), shows, other]).definitions
  expect(next[2]).toBe(first[2])
  expect(propsOf(next)?.[0]?.src).toContain('b'.repeat(43))
  expect(expand([media(), shows, other]).problems).toEqual([])
})

it('it is known where one is shown', () => {
  const all = [media(), page(image(), image({ src: '/media/other' }))]
  expect(findUses(all, findReferences(all), 'media/summer')).toEqual([
    { definition: 'page/index', pointer: '/blocks/0/src' },
  ])
})

it('a place for a sound takes sounds, and one for a picture takes none', () => {
  const sound = media({ id: 'ping', type: 'audio/ogg', width: 0, height: 0 })
  const site = (named: string): Written => ({
    kind: 'site',
    id: 'main',
    loyalty: { notification: { sound: `/media/${named}` } },
  })
  const problemsOf = (...written: Written[]) =>
    expandDefinitions([media(), sound, ...written]).problems.map(({ pointer, message }) => [pointer, message])
  const { definitions, problems } = expandDefinitions([sound, site('ping')])
  expect([problems, definitions[1]]).toMatchObject([
    [],
    { loyalty: { notification: { sound: `/_ipx/_/media/ping/${file}` } } },
  ])
  expect(problemsOf(site('summer'))).toEqual([
    ['/loyalty/notification/sound', 'The library has no sound "summer".'],
  ])
  expect(problemsOf(page(image({ src: '/media/ping' })))).toEqual([
    ['/blocks/0/src', 'The library has no picture "ping".'],
  ])
})
