import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#generated/api.ts'
import { common, errorOf, type SampleApi, sampleApi } from '../../../tests/fixtures/servers/sampleApi.ts'
import { readApiDescription } from './apiDescription.ts'
import { createCheckers } from './checkFields.ts'
import { describeOperations } from './describeOperation.ts'

let api: SampleApi
beforeAll(async () => {
  api = await sampleApi()
})
afterAll(() => api.close())

describe('mounting', () => {
  it('gives every described operation exactly one route', () => {
    const described = Object.values(operations).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(api.routes.toSorted()).toEqual(described.toSorted())
  })

  it('can check the input and the answer of every operation', () => {
    const api = readApiDescription()
    const checker = createCheckers(api)
    for (const one of describeOperations(api)) {
      for (const schema of [one.common, one.input, one.answer.schema]) {
        expect(() => checker(schema)({}), one.id).not.toThrow()
      }
    }
  })

  it('closes every request body', () => {
    const { components } = readApiDescription()
    const open = Object.entries(components.schemas).filter(
      ([name, schema]) => name.endsWith('Request') && schema.additionalProperties !== false,
    )
    expect(open).toEqual([])
  })

  it('answers 501 for what has no handler', async () => {
    const answer = await api.get(`/api/jackpots/get?${common}`)
    expect(answer.status).toBe(501)
    expect(errorOf(answer).type).toBe('MethodNotFoundException')
  })

  it.each(['/api/nothing/here', '/api/auth/nothing?version=1', '/nfx/nothing'])(
    'answers 404 for the unknown path %s',
    async (url) => {
      for (const answer of [await api.get(url), await api.post(url, '')]) {
        expect(answer.status).toBe(404)
        expect(errorOf(answer).type).toBe('MethodNotFoundException')
      }
    },
  )
})

describe('answers', () => {
  it('wraps the answer', async () => {
    const answer = await api.get(`/api/account/getInfo?${common}`)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text).response.uid).toBe(0)
    expect(answer.response.headers['cache-control']).toBe('no-store')
  })

  it('answers the words of a locale without an envelope', async () => {
    const answer = await api.get('/nfx/i18n/messages/lv')
    expect(JSON.parse(answer.text)).toEqual({ asked: 'lv' })
  })

  it('refuses to send what is not described, and says nothing about it', async () => {
    const answer = await api.asPlayer(() => api.get(`/api/account/getBalance?${common}`))
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('secret')
  })

  it('tells nothing of an unforeseen error', async () => {
    const answer = await api.get(`/api/auth/logout?${common}`)
    expect(answer.status).toBe(500)
    expect(errorOf(answer)).toEqual({ type: 'InternalServerErrorException', message: 'Something went wrong' })
  })

  it('carries the details of a foreseen one', async () => {
    const answer = await api.post(`/api/auth/login?${common}`, 'login=a&password=b')
    expect(answer.status).toBe(401)
    expect(errorOf(answer)).toMatchObject({ message: 'two_factor_auth is enable', resend_time: 30 })
  })

  it('redirects, sends bytes and streams events where the description says so', async () => {
    const redirect = await api.get('/oauth/init?service=demo&redirect_url=/')
    expect([redirect.status, redirect.response.headers.location]).toEqual([
      302,
      'https://service.example/authorize',
    ])
    const image = await api.get('/hit?referer=r&td_a=1&other=2')
    expect(image.response.headers['content-type']).toBe('image/gif')
    expect(api.seen.at(-1)).toEqual({ referer: 'r', query: { td_a: '1', other: '2' } })
    const stream = await api.asPlayer(() => api.get(`/api/events?${common}`))
    expect(stream.text).toBe('event: balance\ndata: {}\n\n')
  })
})
