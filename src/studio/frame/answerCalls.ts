import type { ToPreview } from '../preview/previewMessages.ts'

type Release = Extract<ToPreview, { type: 'release' }>

type CallsOptions = {
  token: string
  /** State of the player that is pretended. */
  player: string
  /** What is sent never gets an answer. */
  isSending: () => boolean
  /** Told of what was not sent, where somebody has asked for it. */
  refused: (what: string) => void
}

/** Milliseconds after which a stream of a preview would have to say that it is still there: about six days. */
const never = 2 ** 29

/** An answer like that of the platform to a call that it does not take. */
const refusal = { error: { type: 'PreviewException', message: 'A preview sends nothing' } }

/**
 * Answers for the network. Artefacts come from the preview; what reads a player's own is made up; what everybody may read
 * comes from the site, asked by nobody; and nothing is ever sent. The app knows of none of it.
 */
export function answerCalls({ token, player, isSending, refused }: CallsOptions) {
  const real = globalThis.fetch.bind(globalThis)
  // By nobody: neither whoever plays nor whoever edits in this browser is asked for.
  const ask = (address: string, options?: RequestInit) => real(address, { ...options, credentials: 'omit' })
  const streams = new Set<EventTarget>()
  const typed = new Map<string, unknown>()
  let current: Pick<Release, 'token' | 'id' | 'artefacts'> = { token, id: '', artefacts: {} }

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const { pathname, search } = url
    const of = `/content/previews/${current.token}`
    const hash = /^\/content\/artefacts\/([^/]+)$/.exec(pathname)?.[1]
    if (hash !== undefined)
      return typed.has(hash) ? Response.json(typed.get(hash)) : ask(`${of}/artefacts/${hash}`)
    if (pathname === '/content/release') return ask(of)
    const operation = /^\/api\/([^/]+)\/([^/]+)$/.exec(pathname)?.slice(1).join('.')
    const isRead = request.method === 'GET' && operation !== 'auth.logout' && url.origin === location.origin
    if (!isRead) return refuse(operation ?? `${url.origin}${pathname}`)
    if (operation !== undefined && player !== 'anonymous') {
      const made = await ask(`${of}/answers/${operation}?player=${player}`)
      if (made.status === 200) return made
    }
    return ask(`${pathname}${search}`, { signal: request.signal })
  }

  function refuse(what: string): Promise<Response> {
    if (isSending()) return new Promise(() => undefined)
    // What the app sends by itself, nobody waits for.
    if (navigator.userActivation.isActive) refused(what)
    return Promise.resolve(Response.json(refusal, { status: 409 }))
  }

  /** A stream on which nothing is told but what the page around tells. */
  class Stream extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSED = 2
    readonly readyState = Stream.OPEN

    constructor(address: string) {
      super()
      if (!address.startsWith('/content/')) return
      streams.add(this)
      setTimeout(() => {
        this.dispatchEvent(new MessageEvent('hello', { data: JSON.stringify({ sources: [], beat: never }) }))
        // What was typed while nobody looked.
        if (current.id !== '') tellOne(this)
      })
    }

    close(): void {
      streams.delete(this)
    }
  }

  /** An upload goes as a request of the older kind. */
  class Upload extends XMLHttpRequest {
    override send(): void {
      refused('upload')
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
    }
  }

  Object.assign(globalThis, { fetch: answer, EventSource: Stream, XMLHttpRequest: Upload })
  navigator.sendBeacon = () => true

  function tellOne(stream: EventTarget): void {
    // What is typed is another release with each change.
    const over = [...typed.keys()].map((name) => [keyOf(name), name])
    const data = JSON.stringify({
      id: [current.id, ...typed.keys()].join(' '),
      artefacts: { ...current.artefacts, ...Object.fromEntries(over) },
    })
    stream.dispatchEvent(new MessageEvent('release', { data }))
  }
  const tell = () => {
    for (const stream of streams) tellOne(stream)
  }
  let edition = 0

  return {
    /** The preview is of other drafts now. */
    switchTo(release: Release): void {
      current = release
      tell()
    },
    /** Artefacts stand over those of the release until others do. */
    lay(artefacts: Readonly<Record<string, unknown>>): void {
      typed.clear()
      edition += 1
      for (const [key, artefact] of Object.entries(artefacts)) typed.set(nameOf(key, edition), artefact)
      tell()
    },
  }
}

/** What stands for the hash of an artefact that was never saved. */
const nameOf = (key: string, edition: number) => `typed-${edition}-${btoa(key).replaceAll('=', '')}`
const keyOf = (name: string) => atob(name.replace(/^typed-\d+-/, ''))
