import { setTimeout as pause } from 'node:timers/promises'
import { SourceError } from '../ContentSource.ts'

export type StrapiAccess = {
  /** Without a trailing slash. */
  url: string
  /** Secret. */
  token: string
  /** Origins besides Strapi's own that its files come from. */
  mediaOrigins: readonly string[]
}

type Limits = {
  /** Milliseconds that an answer may take. */
  patience: number
  /** Milliseconds before the second try; each further pause is twice as long. */
  firstPause: number
  /** Bytes of an answer. */
  most: number
}

const tries = 3
const usual: Limits = { patience: 15_000, firstPause: 500, most: 32 * 1024 * 1024 }
/** Milliseconds that Strapi may ask us to wait before we try again. */
const longestPause = 10_000
/** Of answers after which trying again makes sense. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504])

/** Strapi's REST API, asked with a token that reads. It is never led elsewhere. */
export function createStrapiClient({ url, token, mediaOrigins }: StrapiAccess, limits: Partial<Limits> = {}) {
  const { patience, firstPause, most } = { ...usual, ...limits }
  const stopping = new AbortController()
  const origins = new Set([new URL(url).origin, ...mediaOrigins])

  async function attempt(address: URL, what: string, headers: Record<string, string>, size: number) {
    try {
      const answer = await fetch(address, {
        headers,
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(patience), stopping.signal]),
      })
      if (answer.ok) return await readBody(answer, what, size)
      await answer.body?.cancel()
      return { status: answer.status, after: Number(answer.headers.get('retry-after')) * 1000 || 0 }
    } catch (cause) {
      if (cause instanceof SourceError) throw cause
      return { status: 0, after: 0, cause }
    }
  }

  async function fetchBytes(address: URL, what: string, headers: Record<string, string>, size: number) {
    for (let turn = 1; ; turn += 1) {
      const found = await attempt(address, what, headers, size)
      if (Buffer.isBuffer(found)) return found
      const { status, after, cause } = found
      if (turn === tries || stopping.signal.aborted || (status !== 0 && !passing.has(status)))
        throw refusal(status, what, cause)
      const wait = Math.max(firstPause * 2 ** (turn - 1), Math.min(after, longestPause))
      // Processes that lost it together do not come back together.
      await pause(wait * (0.75 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    /** Gives up what is being asked, and everything after it. */
    stop: () => stopping.abort(),

    /** @throws SourceError */
    async get(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
      const address = new URL(`${url}/api/${path}`)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const body = await fetchBytes(address, path, headers, most)
      try {
        return JSON.parse(body.toString('utf8')) as unknown
      } catch (cause) {
        throw new SourceError(`Strapi answered no JSON for ${path}`, { cause })
      }
    },

    /** A file of its library, fetched without the token. @throws SourceError */
    async file(path: string, size: number): Promise<Buffer> {
      const address = URL.canParse(path, `${url}/`) ? new URL(path, `${url}/`) : undefined
      if (!address || !origins.has(address.origin))
        throw new SourceError(`A file of Strapi lies at an origin that STRAPI_MEDIA_ORIGINS does not name`)
      return fetchBytes(address, 'a file', {}, size)
    },
  }
}

export type StrapiClient = ReturnType<typeof createStrapiClient>

function refusal(status: number, what: string, cause: unknown): SourceError {
  // Of several that are asked at once any may fail first: an outage has one name, so that it is told once.
  if (status === 0) return new SourceError('Strapi did not answer', { cause })
  if (status === 401) return new SourceError('Strapi does not know the token: check STRAPI_TOKEN')
  if (status === 403) return new SourceError(`The token of STRAPI_TOKEN may not read ${what}`)
  if (status === 404) return new SourceError(`Strapi has no ${what}: are its content types there?`)
  return new SourceError(`Strapi answered ${status}`)
}

/** @throws SourceError where it is longer than it may be */
async function readBody(answer: Response, what: string, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > most) {
      await reader?.cancel()
      throw new SourceError(`Strapi answered more than ${most} bytes (${what})`)
    }
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}
