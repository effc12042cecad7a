import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '#renderers/host.ts'
import * as worker from '../integrations/registerWorker.ts'
import type { ActionContext } from './Action.ts'
import { push } from './push.ts'

vi.mock('../integrations/registerWorker.ts', { spy: true })

const key = 'BOkK6eORUNWnYUYDRSTP9QauRCLlL-P_vMsuG9mFrePZlqo-DW_7WWAuO_uvIcPb8BEqM-0DZ76xCmzDAFHdumI'
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer

let known: { options: object; unsubscribe: () => Promise<boolean> } | null
const subscribe = vi.fn()
const calls: [string, object][] = []

beforeEach(() => {
  known = null
  calls.length = 0
  subscribe.mockReset().mockResolvedValue({
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  })
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted')
  const pushManager = { subscribe, getSubscription: async () => known }
  vi.mocked(worker.registerWorker).mockResolvedValue({ pushManager } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What was done afterwards, with what was said of it. */
async function run(to: 'on' | 'off', answer: object = { ok: true, response: { public_key: key } }) {
  const done: unknown[] = []
  const host = {
    call: async (operation: string, values: object) => {
      calls.push([operation, values])
      return answer
    },
    report: vi.fn(),
  } as unknown as Host
  const context = {
    app: {},
    host,
    scope: {},
    run: async ([action]: [{ do: string }], scope: { response?: unknown }) => {
      done.push(action.do, scope.response)
      return undefined
    },
  } as unknown as ActionContext
  const [then, otherwise] = [[{ do: 'refresh' }], [{ do: 'toast' }]]
  const action = Object.fromEntries([...Object.entries({ do: 'push', to, else: otherwise }), ['then', then]])
  await push(action as never, context)
  return done
}

it('asks the user, subscribes by the key of the site, and tells the platform of the device', async () => {
  expect(await run('on')).toEqual(['refresh', undefined])
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key })
  expect(calls).toEqual([
    ['push.getSettings', {}],
    ['push.subscribe', { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }],
  ])
})

it('says why a device is not told', async () => {
  vi.spyOn(Notification, 'requestPermission').mockResolvedValueOnce('denied')
  expect(await run('on')).toEqual(['toast', { reason: 'denied' }])
  expect(await run('on', { ok: false })).toEqual(['toast', { reason: 'failed' }])
  subscribe.mockRejectedValueOnce(new Error('no push service'))
  expect(await run('on')).toEqual(['toast', { reason: 'failed' }])
  vi.mocked(worker.registerWorker).mockResolvedValueOnce(undefined)
  expect(await run('on')).toEqual(['toast', { reason: 'missing' }])
  expect(calls.some(([operation]) => operation === 'push.subscribe')).toBe(false)
})

it('tells users of Apple’s devices to put the site on the home screen, without asking them anything', async () => {
  const manager = Object.getOwnPropertyDescriptor(window, 'PushManager')
  Reflect.deleteProperty(window, 'PushManager')
  try {
    expect(await run('on')).toEqual(['toast', { reason: 'missing' }])
    vi.stubGlobal('navigator', { standalone: false })
    expect(await run('on')).toEqual(['toast', { reason: 'home_screen' }])
    expect(Notification.requestPermission).not.toHaveBeenCalled()
  } finally {
    if (manager) Object.defineProperty(window, 'PushManager', manager)
  }
})

it('lets go of a subscription for another key, and keeps one for the same', async () => {
  const unsubscribe = vi.fn(async () => true)
  known = { options: { applicationServerKey: bytesOf(key) }, unsubscribe }
  await run('on')
  expect(unsubscribe).not.toHaveBeenCalled()
  known = { options: { applicationServerKey: new ArrayBuffer(65) }, unsubscribe }
  await run('on')
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('turns it off at the platform too', async () => {
  expect(await run('off', { ok: true, response: { value: 1 } })).toEqual(['refresh', undefined])
  expect(calls).toEqual([['push.unsubscribe', {}]])
})
