import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StartedSite, startedSite } from '../../fixtures/servers/startedSite.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startedSite()
}, 180_000)
afterAll(() => site?.drop())

const url = '/assets/site/hero.svg'
const ask = (headers: Record<string, string>) => site.app.inject({ url, headers })

it('sends drawings compressed, once and again, to whoever takes them so', async () => {
  const plain = await ask({})
  expect(plain.headers).not.toHaveProperty('content-encoding')
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const sent = await ask({ 'accept-encoding': encoding })
    expect(sent.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(sent.rawPayload.length),
      'content-type': 'image/svg+xml',
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
    })
    expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(decode(sent.rawPayload)).toEqual(plain.rawPayload)
  }
})

it('says of a drawing that the browser has that it is the same, and sends parts of one plainly', async () => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': 'br' })
  const known = await ask({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect(known.statusCode).toBe(304)
  expect(known.rawPayload).toHaveLength(0)
  const part = await ask({ 'accept-encoding': 'br', range: 'bytes=0-9' })
  expect(part.statusCode).toBe(206)
  expect(part.headers).not.toHaveProperty('content-encoding')
  expect(part.rawPayload).toHaveLength(10)
  expect(rawPayload.length).toBeGreaterThan(10)
})
