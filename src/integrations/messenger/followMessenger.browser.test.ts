import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'
import { boot } from '#schemas/runtime/bootData.ts'
import { createThemeStore } from '../../stores/createThemeStore.ts'
import type { FillEvents } from './FillEvents.ts'
import { followMessenger } from './followMessenger.ts'

type Messenger = {
  TelegramWebviewProxy?: { postEvent(name: string, data: string): void }
  Telegram?: { WebView: { receiveEvent(name: string, data: object): void } }
}
const messenger = globalThis as Messenger

const posted: [string, object][] = []
const stops: (() => void)[] = []
beforeEach(() => {
  posted.length = 0
  messenger.TelegramWebviewProxy = { postEvent: (name, data) => posted.push([name, JSON.parse(data)]) }
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  delete messenger.TelegramWebviewProxy
  // biome-ignore lint/suspicious/noDocumentCookie: it goes as it came (writeCookie.ts)
  document.cookie = `${boot.themeCookie}=; path=/; max-age=0`
})

const themes = {
  dark: { scheme: 'dark', background: '#0a0f1c' },
  light: { scheme: 'light', background: '#f5f7fb' },
}
const site = () => ({ theme: { default: 'dark', themes } }) as unknown as SiteArtefact

function open(launch: Record<string, string> = {}) {
  const theme = createThemeStore('dark')
  const app = { stores: { theme }, site } as unknown as Parameters<typeof followMessenger>[0]
  stops.push(followMessenger(app, new URLSearchParams({ tgWebAppVersion: '8.0', ...launch })))
  return theme
}
const happens = (name: string, data: object) => messenger.Telegram?.WebView.receiveEvent(name, data)
const asked = () => posted.map(([name]) => name)
const inset = (side: string) => document.documentElement.style.getPropertyValue(`--inset-${side}`)
const fill = (wanted: boolean) => dispatchEvent(new CustomEvent('fill', { cancelable: true, detail: wanted }))

it('tells the messenger that the page is there, and asks for room and for what it looks like', () => {
  open()
  expect(asked()).toEqual(
    expect.arrayContaining([
      ...['web_app_ready', 'web_app_expand', 'web_app_request_theme', 'web_app_request_viewport'],
      ...['web_app_request_safe_area', 'web_app_request_content_safe_area'],
    ]),
  )
})

it('is of the theme that the messenger opened it with, and of every later one; the messenger paints around it', async () => {
  const theme = open({ tgWebAppThemeParams: '{"bg_color":"#ffffff"}' })
  expect(theme.state.name).toBe('light')
  happens('theme_changed', { theme_params: { bg_color: '#17212b' } })
  expect(theme.state.name).toBe('dark')
  await vi.waitFor(() =>
    expect(posted).toContainEqual(['web_app_set_header_color', { color: themes.dark.background }]),
  )
  expect(posted).toContainEqual(['web_app_set_background_color', { color: themes.light.background }])
})

it('stays with the theme that the player has chosen, before or now', () => {
  const chosen = open({ tgWebAppThemeParams: '{"bg_color":"#ffffff"}' })
  chosen.set('dark')
  happens('theme_changed', { theme_params: { bg_color: '#eeeeee' } })
  expect(chosen.state.name).toBe('dark')
  const before = open({ tgWebAppThemeParams: '{"bg_color":"#ffffff"}' })
  expect(before.state.name).toBe('dark')
})

it('keeps clear of what the device and the messenger cover', () => {
  open()
  happens('safe_area_changed', { top: 40, right: 0, bottom: 20, left: 0 })
  happens('content_safe_area_changed', { top: 46, right: 0, bottom: 0, left: 0 })
  expect([inset('top'), inset('right'), inset('bottom')]).toEqual(['86px', '', '20px'])
  happens('content_safe_area_changed', { top: 0, right: 0, bottom: 0, left: 0 })
  expect(inset('top')).toBe('40px')
})

it('keeps what stands at the bottom in sight while the sheet is not drawn up, once it stands still', () => {
  open()
  const height = innerHeight - 120
  happens('viewport_changed', { height, width: innerWidth, is_state_stable: false, is_expanded: false })
  expect(inset('bottom')).toBe('')
  happens('viewport_changed', { height, width: innerWidth, is_state_stable: true, is_expanded: false })
  expect(inset('bottom')).toBe('120px')
  happens('viewport_changed', { height: innerHeight, is_state_stable: true, is_expanded: true })
  expect(inset('bottom')).toBe('')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  happens('viewport_changed', { height, is_state_stable: true, is_expanded: true })
  expect(inset('bottom')).toBe('')
  field.remove()
})

it('fills the screen by the messenger from version 8.0 on, and tells how that went', () => {
  open()
  const filled: boolean[] = []
  const hear = ({ detail }: FillEvents['filled']) => void filled.push(detail)
  addEventListener('filled', hear)
  stops.push(() => removeEventListener('filled', hear))
  expect(fill(true)).toBe(false)
  happens('fullscreen_changed', { is_fullscreen: true })
  happens('fullscreen_failed', { error: 'UNSUPPORTED' })
  happens('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' })
  expect(fill(false)).toBe(false)
  happens('fullscreen_changed', { is_fullscreen: false })
  expect(asked().filter((name) => name.includes('fullscreen'))).toEqual([
    ...['web_app_request_fullscreen', 'web_app_exit_fullscreen'],
  ])
  expect(filled).toEqual([true, false, true, false])
})

it('leaves the screen to the browser where the messenger is older, and asks it for nothing that it does not know', () => {
  open({ tgWebAppVersion: '6.0' })
  expect(fill(true)).toBe(true)
  expect(asked().filter((name) => /fullscreen|safe_area|color/.test(name))).toEqual([])
})

it('hears no other page than the messenger’s own, and no nonsense', () => {
  const theme = open()
  const message = { eventType: 'theme_changed', eventData: { theme_params: { bg_color: '#ffffff' } } }
  for (const origin of ['https://evil.example', location.origin])
    dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify(message), origin, source: window.parent }),
    )
  const trusted = { origin: 'https://web.telegram.org', source: window.parent }
  dispatchEvent(new MessageEvent('message', { ...trusted, data: 'no JSON' }))
  expect(theme.state.name).toBe('dark')
  dispatchEvent(new MessageEvent('message', { ...trusted, data: JSON.stringify(message) }))
  expect(theme.state.name).toBe('light')
})
