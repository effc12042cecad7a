import '#renderers/base.css'
import { afterEach, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import { loadFeature } from '../../loadFeature.ts'
import { figureIn, figureOptions, loyaltyWords, siteWith } from './testing/figureStory.tsx'

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined

afterEach(async () => {
  opened?.close()
  opened = undefined
  vi.restoreAllMocks()
  await prefer('no-preference')
})

type Place = Parameters<typeof figureIn>[0]
type Options = Omit<NonNullable<Parameters<typeof openDataBlock>[1]>, 'words'>

async function open(place: Place = 'profile-page', options: Options = {}, figure = 'croupier') {
  await loadFeature('loyalty-figure')
  const known = { ...figureOptions({ figure }), feature: loadFeature, ...options }
  opened = await openDataBlock(figureIn(place), { ...known, words: loyaltyWords.en })
  return opened
}
const prefer = (motion: string) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-reduced-motion', value: motion }] },
  )
const seen = (selector = '[role=img]') =>
  vi.waitFor(() => {
    const found = opened?.element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error('not there yet')
    return found
  })
const running = (of: Element) => of.getAnimations({ subtree: true })
const moves = (of: Element) => vi.waitFor(() => expect(running(of).length).toBeGreaterThan(5))

it('shows who the character is, in words too', async () => {
  await open()
  const figure = await seen()
  expect(figure.getAttribute('aria-label')).toContain('Marta')
  expect(figure.getBoundingClientRect().height).toBeCloseTo(320, 0)
})

it('moves by what needs no layout alone', async () => {
  await open()
  const figure = await seen()
  await moves(figure)
  const moved = running(figure).flatMap((animation) =>
    (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
  )
  const timing = ['offset', 'computedOffset', 'easing', 'composite']
  expect(new Set(moved.filter((name) => !timing.includes(name)))).toEqual(new Set(['transform', 'opacity']))
})

it('stands still where motion is not wanted', async () => {
  await prefer('reduce')
  await open()
  const figure = await seen('[data-moving]')
  expect(running(figure)).toEqual([])
})

it('stands still while nobody sees it', async () => {
  await open()
  const figure = await seen()
  await moves(figure)
  // Out of the screen.
  document.body.style.paddingBlockStart = '300vh'
  await vi.waitFor(() => expect(running(figure)).toEqual([]))
  document.body.style.paddingBlockStart = ''
  await moves(figure)
  // In a tab that is not looked at.
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(running(figure)).toEqual([]))
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await moves(figure)
})

it('is its picture where nobody has drawn it', async () => {
  await open('profile-page', {}, 'somebody-else')
  expect((await seen('img')).getAttribute('alt')).toBe('Marta')
})

it.each<[string, Place, Parameters<typeof siteWith>[0]]>([
  ['the site has no characters', 'profile-page', { isEnableCharacters: false }],
  ['the site shows them elsewhere', 'loyalty-page', {}],
])('is not there where %s', async (_, place, more) => {
  const { element, host } = await open(place, { facts: { site: siteWith(more) } })
  await vi.waitFor(() => expect(host.calls).toHaveLength(1))
  await vi.waitFor(() => expect(element.querySelectorAll('[aria-busy=true]')).toHaveLength(0))
  expect(element.querySelectorAll('[role=img], img')).toHaveLength(0)
})
