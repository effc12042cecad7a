import { offline } from '#schemas/runtime/offline.ts'
import { followNotice, type NoticeWorker, showNotice } from './showNotice.ts'

/**
 * The service worker. Without a connection an address is answered with the shell, an app that shows the artefacts at hand. It
 * keeps what is the same for everybody and never changes under its name: files of the build, artefacts, and the shell, which is
 * fetched without cookies. It shows what is pushed to the device. Whatever else is asked for goes its way as if there were no worker: once, to the server.
 */

/** Of the app's files; the gateway writes it ahead of this script, which so is another with each build. */
declare const BUILD: string

type Ending = Event & { waitUntil(work: Promise<unknown>): void }
type Asking = Ending & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = typeof globalThis & {
  skipWaiting(): Promise<void>
  clients: NoticeWorker['clients'] & { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
}

const worker = globalThis as unknown as Worker
const { shell, artefacts } = offline.caches
const files = offline.caches.files + BUILD
/** Parts of the server that are no pages of the site. */
const NOT_PAGES = /^\/(api|content|studio|preview|sandbox|oauth|platform)(\/|$)/
const FILE = /^\/assets\/[^/]+$/

worker.addEventListener('install', (event) => {
  ;(event as Ending).waitUntil(Promise.all([keepShell(offline.shell), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) => {
  ;(event as Ending).waitUntil(takeOver())
})

worker.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ shell?: unknown }>
  if (typeof data?.shell === 'string') (event as unknown as Ending).waitUntil(keepShell(data.shell))
})

worker.addEventListener('fetch', (event) => {
  const asking = event as Asking
  const { request } = asking
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    const isPage = request.destination === 'document' && !NOT_PAGES.test(pathname)
    asking.respondWith(isPage ? answerPage(asking, pathname) : askOnce(asking))
  } else if (FILE.test(pathname)) asking.respondWith(keptOr(files, request, true))
  else if (pathname.startsWith(offline.artefacts)) asking.respondWith(keptOr(artefacts, request, false))
})

worker.addEventListener('push', (event) => {
  const { data } = event as Event & { data: { json(): unknown } | null }
  ;(event as Ending).waitUntil(showNotice(worker, data))
})

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Event & { notification: Notification }
  notification.close()
  ;(event as Ending).waitUntil(followNotice(worker, notification.data))
})

/** What older builds left goes; pages that are open come under this worker at once, as it stands for no version of theirs. */
async function takeOver(): Promise<void> {
  const kept: string[] = [files, shell, artefacts]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/**
 * With preload on, the browser has asked for every navigation by the time this worker hears of it. One that is left alone
 * is asked for a second time, and what is good for one time alone, such as the way back from a service, is spent by then.
 */
async function askOnce({ request, preloadResponse }: Asking): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function answerPage(asking: Asking, pathname: string): Promise<Response> {
  try {
    return await askOnce(asking)
  } catch (error) {
    const kept = await caches.open(shell)
    const [, first] = pathname.split('/')
    const [any] = await kept.keys()
    const answer =
      (await kept.match(`/${first}${offline.shell}`)) ??
      (await kept.match(offline.shell)) ??
      (any && (await kept.match(any)))
    if (answer) return answer
    throw error
  }
}

/** @param isAdded false for what the app puts there itself (`keepForOffline.ts`): of drafts that an editor looks at it puts nothing */
async function keptOr(name: string, request: Request, isAdded: boolean): Promise<Response> {
  const cache = await caches.open(name)
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (isAdded && answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

/** With the files that it runs by. Where the site cannot be had now, the one from before stays. */
async function keepShell(path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'omit' })
  const html = await answer.text()
  const { headers } = answer
  if (!html.includes('</html>')) throw new Error(`There is no document at ${path}`)
  const cache = await caches.open(files)
  // Not what loads ahead of need, which stands in a template.
  const [ahead = ''] = html.split('<template')
  const needed = [...ahead.matchAll(/(?:src|href)="(\/assets\/[^"/]+\.(?:js|css))"/g)]
  await Promise.all(
    needed.map(async ([, address = '']) => (await cache.match(address)) ?? cache.add(address)),
  )
  await (await caches.open(shell)).put(
    path,
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': headers.get('content-security-policy') ?? "default-src 'none'",
      },
    }),
  )
}
