import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '#schemas/runtime/offline.ts'

type Listener = (event: unknown) => void

afterEach(() => vi.unstubAllGlobals())

/** Has the worker that was started last hear of something. */
let hear: (name: string, event: unknown) => void

/** The worker as a browser runs it, with what it would be given. */
async function startWorker(fetched: () => Promise<Response>) {
  const listeners = new Map<string, Listener>()
  vi.resetModules()
  vi.stubGlobal('BUILD', 'build')
  vi.stubGlobal('location', new URL('https://casino.example/sw.js'))
  vi.stubGlobal('addEventListener', (name: string, listener: Listener) => listeners.set(name, listener))
  vi.stubGlobal('fetch', vi.fn(fetched))
  const shell = new Response('shell')
  const cache = {
    keys: async () => [],
    match: async (path: string) => (path === offline.shell ? shell : undefined),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  await import('./worker.ts')
  hear = (name, event) => listeners.get(name)?.(event)
  return (path: string, destination: string, preloadResponse: Promise<Response | undefined>) => {
    const respondWith = vi.fn<(answer: Promise<Response>) => void>()
    const request = { url: `https://casino.example${path}`, method: 'GET', mode: 'navigate', destination }
    listeners.get('fetch')?.({ request, preloadResponse, respondWith })
    return respondWith.mock.calls[0]?.[0]
  }
}

const navigations = [
  ['/faq', 'document'],
  ['/oauth/callback/northmail?code=1', 'document'],
  ['/api/games/gethistoryexport', 'document'],
  ['/studio', 'document'],
  ['/preview/1/faq', 'iframe'],
  ['/platform/game/1/play', 'document'],
  ['/sandbox/pay/1', 'document'],
  ['/forms/sign_in', 'iframe'],
] as const

it.each(navigations)(
  'asks for %s (%s) once, though the browser has asked already',
  async (path, destination) => {
    const navigate = await startWorker(async () => new Response('asked again'))
    const preloaded = new Response('preloaded')
    expect(await navigate(path, destination, Promise.resolve(preloaded))).toBe(preloaded)
    expect(fetch).not.toHaveBeenCalled()
  },
)

it.each(navigations)(
  'asks for %s (%s) itself where a browser asks for nothing ahead',
  async (path, destination) => {
    const asked = new Response('asked')
    const navigate = await startWorker(async () => asked)
    expect(await navigate(path, destination, Promise.resolve(undefined))).toBe(asked)
    expect(fetch).toHaveBeenCalledOnce()
  },
)

it('answers pages alone with the shell when there is no connection', async () => {
  const navigate = await startWorker(() => Promise.reject(new TypeError('offline')))
  const failed = () => Promise.reject<undefined>(new TypeError('offline'))
  expect(await (await navigate('/faq', 'document', failed()))?.text()).toBe('shell')
  await expect(navigate('/studio', 'document', failed())).rejects.toThrow('offline')
})

it('shows what is pushed, and follows a press on it, for as long as either takes', async () => {
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  vi.stubGlobal('registration', { showNotification })
  vi.stubGlobal('clients', { matchAll: async () => [], openWindow })
  await startWorker(async () => new Response())
  const works: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => works.push(work)
  hear('push', { waitUntil, data: { json: () => ({ title: 'Aurora', address: '/faq' }) } })
  await Promise.all(works)
  expect(showNotification).toHaveBeenCalledWith('Aurora', { data: { address: '/faq' } })
  const close = vi.fn()
  hear('notificationclick', { waitUntil, notification: { close, data: { address: '/faq' } } })
  await Promise.all(works)
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledWith('https://casino.example/faq')
})
