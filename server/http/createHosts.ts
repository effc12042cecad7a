import type { FastifyRequest } from 'fastify'
import type { SeoArtefact } from '#schemas/runtime/artefacts.ts'
import { memo } from '#schemas/runtime/memo.ts'

/** What of the live release is asked. */
type Live = {
  current(): { artefacts: Readonly<Record<string, string>> } | undefined
  artefact<T>(key: string): T | undefined
}

/** What of a request says which domain it came to. */
export type Asked = Pick<FastifyRequest, 'host' | 'protocol' | 'socket'>

export type Hosts = {
  /** Id of the definition (seo/{id}) of what is said on the domain; main for any that nobody has named. */
  idOf: (request: Asked) => string
  /** The same of a host that is named; undefined where it is none of the site's. */
  find: (host: string) => string | undefined
  /** Under which the site is told of: never one that nobody has named. No trailing slash. */
  originOf: (request: Asked) => string
  /**
   * Under which a player is: the domain of theirs where it is one of the site. Undefined where nothing says what the
   * site's own is (no PUBLIC_URL): then it is whatever the request came to.
   */
  ownOriginOf: (request: Asked) => string | undefined
}

const main = 'main'

/**
 * The domains of the site: that of PUBLIC_URL, and those that its definitions name (`hosts` of seo). What a request says of
 * its host, anybody may make up: nothing but a known name goes into what is told to others, or kept for them.
 */
export function createHosts(live: Live, publicUrl: string | undefined): Hosts {
  const namedIn = memo((current: { artefacts: Readonly<Record<string, string>> }) => {
    const named = new Map<string, string>()
    for (const key of Object.keys(current.artefacts)) {
      if (!key.startsWith('seo/')) continue
      const { id = main, hosts = [] } = live.artefact<SeoArtefact>(key) ?? {}
      for (const host of hosts) named.set(host, id)
    }
    return named
  })
  const named = (host: string): string | undefined => {
    const current = live.current()
    return current && namedIn(current).get(host.toLowerCase())
  }
  const own = publicUrl === undefined ? undefined : new URL(publicUrl)
  const ownOriginOf = ({ host }: Asked) => {
    if (own === undefined) return undefined
    const isOther = host !== own.host && named(host) !== undefined
    return isOther ? `${own.protocol}//${host.toLowerCase()}` : publicUrl
  }
  const find = (host: string) => {
    const isOwn = own === undefined ? isLoopback(host) : host.toLowerCase() === own.host
    return named(host) ?? (isOwn ? main : undefined)
  }
  return {
    find,
    idOf: ({ host }) => (host === own?.host ? main : (named(host) ?? main)),
    ownOriginOf,
    originOf(request) {
      const { host, protocol, socket } = request
      if (own !== undefined) return ownOriginOf(request) ?? own.origin
      if (isLoopback(host) || named(host) !== undefined) return `${protocol}://${host}`
      const { localPort } = socket
      return localPort === undefined ? 'http://localhost' : `http://localhost:${localPort}`
    },
  }
}

/** A name of this machine (RFC 6761, RFC 5735), with or without a port: a page there is nobody else's. */
function isLoopback(host: string): boolean {
  return /^(localhost|[a-z0-9-]+\.localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]{1,5})?$/i.test(host)
}
