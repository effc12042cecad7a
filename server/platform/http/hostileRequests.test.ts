import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  common,
  errorOf,
  type SampleApi,
  sampleApi,
  urlencoded,
} from '../../../tests/fixtures/servers/sampleApi.ts'

let api: SampleApi
beforeAll(async () => {
  api = await sampleApi()
})
afterAll(() => api.close())

describe('a hostile request', () => {
  const url = `/api/auth/register?${common}`
  it.each([
    ['a body of 1 MB', url, `email=${'a'.repeat(1 << 20)}`, {}, 413],
    [
      'a multipart body of 1 MB',
      url,
      'a'.repeat(1 << 20),
      { 'content-type': 'multipart/form-data; boundary=x' },
      413,
    ],
    ['bytes that are not UTF-8', url, Buffer.from([0x65, 0x3d, 0xff, 0xfe]), {}, 400],
    ['percent codes that are not UTF-8', url, 'email=%ff%fe', {}, 400],
    ['half a percent code', url, 'email=%4', {}, 400],
    ['a query that is not UTF-8', `${url}&form=%c3%28`, 'email=a', {}, 400],
    ['JSON', url, '{"email":"a"}', { 'content-type': 'application/json' }, 415],
    ['text', url, 'email=a', { 'content-type': 'text/plain' }, 415],
    ['a nonsense content type', url, 'email=a', { 'content-type': ';;;' }, 415],
    ['multipart without a boundary', url, 'email=a', { 'content-type': 'multipart/form-data' }, 400],
    ['broken multipart', url, '--x\r\nno', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    [
      'multipart that is not UTF-8',
      url,
      Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n'),
        Buffer.from([0xff]),
        Buffer.from('\r\n--x--\r\n'),
      ]),
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
    [
      'a file',
      url,
      '--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\nhi\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
  ])('answers a typed error to %s', async (_name, path, body, headers, status) => {
    const answer = await api.post(path, body, headers)
    expect(answer.status).toBe(status)
    expect(errorOf(answer).type).toBe('InvalidRequestException')
  })

  it('keeps the answer small when there are thousands of unknown fields', async () => {
    const fields = Array.from({ length: 9000 }, (_, index) => `f${index}=1`).join('&')
    const answer = await api.post(url, fields.slice(0, 60_000))
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(10_000)
  })

  it.each([
    ['without Origin and Sec-Fetch-Site', {}],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['whose headers disagree', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('refuses a POST %s', async (_name, headers) => {
    const answer = await api.ask({
      method: 'POST',
      url,
      payload: 'email=a',
      headers: { ...urlencoded, ...headers },
    })
    expect(answer.status).toBe(403)
    expect(errorOf(answer).type).toBe('AccessDeniedException')
  })

  it('takes a POST whose Origin is ours', async () => {
    const headers = { ...urlencoded, host: 'casino.example:8443', origin: 'https://casino.example:8443' }
    const answer = await api.ask({ method: 'POST', url, payload: 'email=a', headers })
    expect(errorOf(answer).invalid_parameters).toEqual({ email: [{ code: 'taken' }] })
  })
})
