import { subscribe } from 'valtio/vanilla'
import { boot } from '#schemas/runtime/bootData.ts'
import { deviceTheme } from '#schemas/runtime/deviceTheme.ts'
import type { App } from '../../boot/App.ts'
import type { FillEvents } from './FillEvents.ts'
import { isLightColour } from './isLightColour.ts'
import { type Bridge, openBridge } from './openBridge.ts'

/** Versions of the messenger's mini-apps from which it knows something. */
const since = { colours: 6.1, header: 6.9, fullScreen: 8 }

const sides = ['top', 'right', 'bottom', 'left'] as const
type Insets = Partial<Record<(typeof sides)[number], number>>

/**
 * Has the page follow the messenger that shows it as its mini-app: its theme until the player has chosen one, how much of the page it
 * shows, what its own buttons and the device cover, and its full screen, which games fill. It is told that the page is there, and the
 * colour of the page for what it draws around it.
 * @param launch what the messenger has opened the page with (Telegram, Mini Apps, "Launch Parameters")
 */
export function followMessenger(
  { stores, site }: Pick<App, 'stores' | 'site'>,
  launch: URLSearchParams,
): () => void {
  const version = Number(launch.get('tgWebAppVersion') ?? 0)
  const knows = (what: keyof typeof since) => version >= since[what]
  const covered: { device: Insets; messenger: Insets; sheet: number } = {
    device: {},
    messenger: {},
    sheet: 0,
  }

  /** The device is left alone from then on: what the player sees around the page is the messenger. */
  function followTheme(params: unknown) {
    const { bg_color: colour } = (params ?? {}) as { bg_color?: unknown }
    if (typeof colour !== 'string' || isThemeChosen()) return
    const name = deviceTheme(site().theme, isLightColour(colour) ? 'light' : 'dark')
    Object.assign(stores.theme.state, { name, followsDevice: false })
  }

  function keepClear() {
    const { style } = document.documentElement
    for (const side of sides) {
      // What the messenger covers lies within what the device leaves.
      const inset = (covered.device[side] ?? 0) + (covered.messenger[side] ?? 0)
      const px = side === 'bottom' ? Math.max(inset, covered.sheet) : inset
      if (px > 0) style.setProperty(`--inset-${side}`, `${px}px`)
      else style.removeProperty(`--inset-${side}`)
    }
  }

  const heeds: Record<string, (data: Record<string, unknown>) => void> = {
    theme_changed: ({ theme_params }) => followTheme(theme_params),
    viewport_changed({ height, is_state_stable }) {
      // Not with every pixel of a sheet that is being drawn up.
      if (is_state_stable === false || typeof height !== 'number') return
      // What a keyboard covers is none of the page's: it is told again when that is gone.
      if (document.activeElement?.matches('input, textarea')) return
      covered.sheet = Math.max(0, Math.round(innerHeight - height))
      keepClear()
    },
    safe_area_changed(insets) {
      covered.device = insets as Insets
      keepClear()
    },
    content_safe_area_changed(insets) {
      covered.messenger = insets as Insets
      keepClear()
    },
    fullscreen_changed: ({ is_fullscreen }) => tellFilled(is_fullscreen === true),
    fullscreen_failed: ({ error }) => tellFilled(error === 'ALREADY_FULLSCREEN'),
  }
  const bridge = openBridge((name, data) => heeds[name]?.(data))

  const fill = (event: FillEvents['fill']) => {
    if (!knows('fullScreen')) return
    event.preventDefault()
    bridge.post(event.detail ? 'web_app_request_fullscreen' : 'web_app_exit_fullscreen')
  }
  const paint = () => paintAround(bridge, site().theme.themes[stores.theme.state.name]?.background, knows)

  addEventListener('fill', fill)
  const unsubscribe = subscribe(stores.theme.state, paint)
  followTheme(readJson(launch.get('tgWebAppThemeParams')))
  paint()
  bridge.post('web_app_ready')
  bridge.post('web_app_expand')
  bridge.post('web_app_request_theme')
  bridge.post('web_app_request_viewport')
  if (knows('fullScreen')) {
    bridge.post('web_app_request_safe_area')
    bridge.post('web_app_request_content_safe_area')
  }
  return () => {
    bridge.close()
    unsubscribe()
    removeEventListener('fill', fill)
    for (const side of sides) document.documentElement.style.removeProperty(`--inset-${side}`)
  }
}

const tellFilled = (isFull: boolean) => void dispatchEvent(new CustomEvent('filled', { detail: isFull }))

/** The messenger's header and what is seen where the page does not reach are of its colour. */
function paintAround(
  { post }: Bridge,
  color: string | undefined,
  knows: (what: keyof typeof since) => boolean,
): void {
  // The only way of writing a colour that it reads.
  if (!color || !/^#[\da-f]{6}$/i.test(color)) return
  if (knows('header')) post('web_app_set_header_color', { color })
  if (knows('colours')) post('web_app_set_background_color', { color })
}

/** The player's choice is kept in a cookie (`createThemeStore.ts`). */
const isThemeChosen = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${boot.themeCookie}=`))

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
