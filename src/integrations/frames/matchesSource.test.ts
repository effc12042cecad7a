import { describe, expect, it } from 'vitest'
import { matchesSource } from './matchesSource.ts'

const own = 'https://casino.example'
const allows = (source: string, origin: string) => matchesSource(source, origin, own)

describe('a source of frame-ancestors', () => {
  it('of the site itself allows only the same origin', () => {
    expect(allows("'self'", own)).toBe(true)
    expect(allows("'self'", 'https://casino.example:8443')).toBe(false)
    expect(allows("'self'", 'https://www.casino.example')).toBe(false)
  })

  it.each([
    ['https://partner.example', 'https://partner.example'],
    ['https://partner.example/', 'https://partner.example'],
    ['https://Partner.example', 'https://partner.example'],
    ['http://partner.example', 'https://partner.example'],
    ['https://partner.example:8443', 'https://partner.example:8443'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://*.partner.example', 'https://a.b.partner.example'],
    ['https://partner.example:*', 'https://partner.example:9000'],
  ])('%s allows %s', (source, origin) => {
    expect(allows(source, origin)).toBe(true)
  })

  it.each([
    ['https://partner.example', 'http://partner.example'],
    ['https://partner.example', 'https://partner.example.evil.example'],
    ['https://partner.example', 'https://evilpartner.example'],
    ['https://*.partner.example', 'https://partner.example'],
    ['https://*.partner.example', 'https://evilpartner.example'],
    ['https://partner.example', 'https://partner.example:8443'],
    ['https://partner.example:8443', 'https://partner.example'],
    ['https://*', 'https://evil.example'],
    ['https://partner.example', 'null'],
    ['https://partner.example', ''],
    ['data:', 'data:'],
  ])('%s does not allow %s', (source, origin) => {
    expect(allows(source, origin)).toBe(false)
  })
})
