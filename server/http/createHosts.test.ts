import { describe, expect, it } from 'vitest'
import { type Asked, createHosts } from './createHosts.ts'

const artefacts: Record<string, object> = {
  'seo/main': { id: 'main', hosts: ['www.aurora.example'] },
  'seo/north': { id: 'north', hosts: ['north.example', 'north.example:8443'] },
  'site/main': {},
}
const live = {
  current: () => current,
  artefact: <T>(key: string) => artefacts[key] as T | undefined,
}
const current = { artefacts: Object.fromEntries(Object.keys(artefacts).map((key) => [key, key])) }
const asked = (host: string, localPort?: number) =>
  ({ host, protocol: 'http', socket: { localPort } }) as unknown as Asked

describe('a site with an address of its own', () => {
  const hosts = createHosts(live, 'https://aurora.example')
  it.each([
    ['aurora.example', 'main', 'https://aurora.example'],
    ['www.aurora.example', 'main', 'https://www.aurora.example'],
    ['north.example', 'north', 'https://north.example'],
    ['NORTH.example', 'north', 'https://north.example'],
    ['north.example:8443', 'north', 'https://north.example:8443'],
    ['evil.example', 'main', 'https://aurora.example'],
    ['north.example.evil.example', 'main', 'https://aurora.example'],
    ['north.example:1', 'main', 'https://aurora.example'],
    ['localhost:3000', 'main', 'https://aurora.example'],
  ])(
    'is told of under it and under what its definitions name, and never as a stranger calls it: %s',
    (host, id, origin) => {
      expect([hosts.idOf(asked(host)), hosts.originOf(asked(host)), hosts.ownOriginOf(asked(host))]).toEqual([
        id,
        origin,
        origin,
      ])
    },
  )
})

it.each([
  ['aurora.example', 'main'],
  ['www.aurora.example', 'main'],
  ['North.example', 'north'],
  ['evil.example', undefined],
])('finds what is said on a domain, and on none that is not its own: %s', (host, id) => {
  expect(createHosts(live, 'https://aurora.example').find(host)).toBe(id)
})

describe('a site that nobody has told its address', () => {
  const hosts = createHosts(live, undefined)
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['north.example', 'http://north.example'],
    ['evil.example', 'http://localhost:4000'],
    ['127.0.0.1.evil.example', 'http://localhost:4000'],
    ['localhost.evil.example', 'http://localhost:4000'],
  ])('is told of as this machine, or as its definitions name it: %s', (host, origin) => {
    expect(hosts.originOf(asked(host, 4000))).toBe(origin)
    expect(hosts.ownOriginOf(asked(host, 4000))).toBeUndefined()
  })
})
