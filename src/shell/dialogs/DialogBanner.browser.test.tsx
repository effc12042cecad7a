import { ref } from 'valtio/vanilla'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PopupBanner } from '#generated/grammar/types.ts'
import { PICTURE_CHOSEN, type PictureChosen } from '#renderers/forms/choices/pictureChosen.ts'
import type { Artefact, PopupArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../../testing/openApp.tsx'
import type { Banner } from './useBanner.ts'

const { innerWidth, innerHeight } = window
let opened: Awaited<ReturnType<typeof openApp>>
afterEach(async () => {
  opened.close()
  await page.viewport(innerWidth, innerHeight)
})

const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`)}`
const banner = (more: Partial<Banner> = {}): Banner => ({
  id: 1,
  isExist: true,
  banner_type: 'compact',
  description: { position: 'here' },
  registration_popup_mobile_compact: picture('compact'),
  image_735_240: picture('wide'),
  image_360_520: picture('tall'),
  value: 'Ten of ten',
  ...more,
})

/** A popup with a banner, above a platform that has these. */
async function open(banners: Banner[], width: number, place: Partial<PopupBanner> = {}) {
  await page.viewport(width, 860)
  opened = await openApp('/', (path) => ({
    body: { response: path.includes('/banners/get') ? { items: banners, total: banners.length } : {} },
  }))
  const { content, dialogs } = opened.app.stores
  const popup = content.state.artefacts['popup/second'] as PopupArtefact
  const withBanner = { ...popup, dialog: 'popup' as const, banner: { position: 'here', ...place } }
  const artefacts: Record<string, Artefact> = { ...content.state.artefacts, 'popup/second': withBanner }
  content.state.artefacts = ref(artefacts)
  content.seen.changes += 1
  dialogs.open('second')
  await vi.waitFor(() => opened.find('[role=dialog]'), 5000)
}
const asked = () => opened.fetched.mock.calls.filter(([url]) => String(url).includes('/banners/get')).length
const image = () => document.querySelector<HTMLImageElement>('[role=dialog] picture img')
const shown = () => /id="(\w+)"/.exec(decodeURIComponent(image()?.currentSrc ?? ''))?.[1]
const size = () => {
  // Laid out, not as drawn: the dialog may still be moving.
  const { offsetWidth: width = 0, offsetHeight: height } = image() ?? {}
  return [width === opened.find('[role=dialog]').clientWidth ? 'full' : width, height]
}

it('stands above a popup on phones: compact 148 px high, otherwise 240', async () => {
  await open([banner({ description: { position: 'elsewhere' } }), banner()], 362)
  await vi.waitFor(() => expect(shown()).toBe('compact'))
  expect(size()).toEqual(['full', 148])
  expect(opened.find('[role=dialog]').textContent).toContain('Ten of ten')
  opened.close()
  await open([banner({ banner_type: 'wide' })], 362)
  await vi.waitFor(() => expect(shown()).toBe('wide'))
  expect(size()).toEqual(['full', 240])
})

it('stands beside it from tablets on', async () => {
  await open([banner()], 768)
  await vi.waitFor(() => expect(shown()).toBe('tall'))
  // It gives way to the form, which needs its room here.
  expect(size()[1]).toBe(520)
  expect(size()[0]).toBeGreaterThan(240)
})

it('is as wide as it is drawn where there is room for both', async () => {
  await open([banner()], 1024)
  await vi.waitFor(() => expect(shown()).toBe('tall'))
  expect(size()).toEqual([360, 520])
})

it('goes when it is finished, for the next one', async () => {
  const finished_at = new Date(Date.now() + 1500).toISOString()
  await open([banner({ finished_at, value: 'Early' }), banner({ id: 2, value: 'Late' })], 768)
  const words = () => opened.find('[role=dialog]').textContent
  await vi.waitFor(() => expect(words()).toContain('Early'))
  await vi.waitFor(() => expect(words()).toContain('Late'), 5000)
  expect(words()).not.toContain('Early')
})

it('is nowhere where none runs, unless its place is to be held', async () => {
  await open([banner({ finished_at: '2020-01-01T00:00:00Z' })], 768)
  await vi.waitFor(() => expect(asked()).toBe(1))
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] [data-loading]')).toBeNull())
  expect(image()).toBeNull()
  opened.close()
  const placeholder = { mobileImage: picture('low'), tabletImage: picture('high') }
  await open([], 768, { placeholder })
  await vi.waitFor(() => expect(shown()).toBe('high'))
})

it('is not even asked for where it is not to be seen', async () => {
  await open([banner()], 768, { visibleWhen: false })
  expect(asked()).toBe(0)
  expect(image()).toBeNull()
})

it('shows what is chosen in the form, where it stands beside that', async () => {
  const choose = (detail: PictureChosen['detail']) =>
    opened.find('[role=dialog] h2').dispatchEvent(new CustomEvent(PICTURE_CHOSEN, { bubbles: true, detail }))
  const chosen = () => document.querySelector<HTMLImageElement>('[role=dialog] [class*=chosen] img')
  await open([banner()], 1024, { chosen: 'character_id' })
  await vi.waitFor(() => expect(shown()).toBe('tall'))
  expect(chosen()).toBeNull()
  choose({ field: 'character_id', picture: picture('elin') })
  await vi.waitFor(() => expect(chosen()?.checkVisibility()).toBe(true))
  choose({ field: 'another', picture: picture('nobody') })
  choose({ field: 'character_id', picture: picture('marek') })
  await vi.waitFor(() => expect(decodeURIComponent(chosen()?.src ?? '')).toContain('marek'))
  // On a phone the options themselves are larger than the banner.
  await page.viewport(362, 860)
  await vi.waitFor(() => expect(chosen()?.checkVisibility()).toBe(false))
  choose({ field: 'character_id', picture: undefined })
  await vi.waitFor(() => expect(chosen()).toBeNull())
})
