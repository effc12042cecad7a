import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '#schemas/runtime/offline.ts'

type Listener = (event: unknown) => void

afterEach(() => vi.unstubAllGlobals())

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
