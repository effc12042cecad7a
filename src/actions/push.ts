import type { Host } from '#renderers/host.ts'
import type { App } from '../boot/App.ts'
import { registerWorker } from '../integrations/registerWorker.ts'
import type { ActionRunner } from './Action.ts'

/** Why a device is not told: its user does not want it, it can once the site is on the home screen, it cannot at all, or it went wrong. */
type Reason = 'denied' | 'home_screen' | 'missing' | 'failed'

/** Has the device told of what happens to the player, or no more. A browser asks its user only where somebody has just pressed something. */
export const push: ActionRunner<'push'> = async (action, { app, host, scope, run }) => {
  const change = action.to === 'on' ? subscribe : unsubscribe
  const reason = await change(app, host).catch((error: unknown): Reason => {
    host.report(error, 'notices on this device')
    return 'failed'
  })
  if (!reason) return run(action.then ?? [], scope)
  await run(action.else ?? [], { ...scope, response: { reason } })
  return false
}

async function subscribe(app: App, host: Host): Promise<Reason | undefined> {
  if (!('PushManager' in window)) return isOutsideHomeScreen() ? 'home_screen' : 'missing'
  // First of all, while the browser still knows of the press.
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await registerWorker(app)
  if (!registration) return 'missing'
  const settings = await host.call('push.getSettings', {})
  if (!settings.ok) return 'failed'
  const { public_key: key } = settings.response as { public_key?: string }
  if (key === undefined) return 'missing'
  const { pushManager } = registration
  // One from before the site changed its keys stands in the way of another.
  const known = await pushManager.getSubscription()
  if (known && !isOfKey(known, key)) await known.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = made.toJSON()
  const told = await host.call('push.subscribe', {
    endpoint,
    p256dh: keys.p256dh ?? '',
    auth: keys.auth ?? '',
  })
  return told.ok ? undefined : 'failed'
}

async function unsubscribe(_app: App, host: Host): Promise<Reason | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const known = await registration?.pushManager?.getSubscription()
  await known?.unsubscribe()
  const told = await host.call('push.unsubscribe', {})
  return told.ok ? undefined : 'failed'
}

/** Apple's phones and tablets push to what is on the home screen alone; no other browser has the property. */
function isOutsideHomeScreen(): boolean {
  return 'standalone' in navigator && !navigator.standalone
}

function isOfKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}
