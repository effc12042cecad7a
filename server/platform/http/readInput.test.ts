import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { common, errorOf, type SampleApi, sampleApi } from '../../../tests/fixtures/servers/sampleApi.ts'

let api: SampleApi
beforeAll(async () => {
  api = await sampleApi()
})
afterAll(() => api.close())

describe('the fields of a call', () => {
  it('asks for a session unless the operation is for everyone', async () => {
    const answer = await api.post(`/api/account/changelocale?${common}`, 'locale=lv')
    expect(answer.status).toBe(401)
    expect(errorOf(answer).type).toBe('AuthorizationException')
  })

  it.each([
    ['no version', 'locale=en', 'version', 'required'],
    ['a wrong version', 'version=2&locale=en', 'version', 'options'],
    ['no locale', 'version=1', 'locale', 'required'],
    ['a wrong locale', 'version=1&locale=../x', 'locale', 'regex'],
    ['an unknown field', `${common}&nonsense=1`, 'nonsense', 'unknown'],
    ['a hostile name', `${common}&__proto__=1`, '__proto__', 'unknown'],
    ['text for a number', `${common}&count=ten`, 'count', 'type'],
    ['hexadecimal for a number', `${common}&count=0x10`, 'count', 'type'],
    ['a number out of range', `${common}&count=101`, 'count', 'max_value'],
    ['a field twice', `${common}&query=a&query=b`, 'query', 'type'],
    ['a value outside the list', `${common}&types=slot,chess`, 'types', 'options'],
    ['broken JSON', `${common}&options={`, 'options', 'type'],
    [
      'an unknown field in JSON',
      `${common}&options={"id":1,"type":"tournament","x":1}`,
      'options',
      'unknown',
    ],
    ['a NUL', `${common}&query=a%00b`, 'query', 'characters'],
  ])('refuses %s by field', async (_name, query, field, code) => {
    const answer = await api.get(`/api/games/get?${query}`)
    expect(answer.status).toBe(400)
    expect(errorOf(answer).type).toBe('InvalidParameterException')
    expect(errorOf(answer).invalid_parameters[field][0].code).toBe(code)
  })

  it('reads lists, numbers and objects, and fills defaults in', async () => {
    const options = encodeURIComponent('{"id":7,"type":"tournament"}')
    await api.get(`/api/games/get?${common}&types=slot,live&count=5&options=${options}&non_strict=1`)
    expect(api.seen.at(-1)).toEqual({
      types: ['slot', 'live'],
      count: 5,
      offset: 0,
      options: { id: 7, type: 'tournament' },
    })
  })

  it('composes letters and their accents, but for what is kept or signed as it is', async () => {
    const apart = encodeURIComponent('e\u0301')
    await api.get(`/api/games/get?${common}&query=${apart}`)
    expect(api.seen.at(-1)).toMatchObject({ query: '\u00e9' })
    await api.post(`/api/auth/register?${common}`, `first_name=${apart}&payload=${apart}`)
    expect(api.seen.at(-1)).toMatchObject({ input: { first_name: '\u00e9', payload: 'e\u0301' } })
  })

  it('keeps texts that look like numbers as texts', async () => {
    await api.post(
      `/api/auth/register?${common}&form=registration/fast`,
      'phone=0012&is_betting=1&notify=0&terms=true',
    )
    expect(api.seen.at(-1)).toEqual({
      input: { phone: '0012', is_betting: '1', notify: false, terms: true },
      form: 'registration/fast',
    })
  })

  it('sets cookies and names the fields that a handler refuses', async () => {
    const answer = await api.post(`/api/auth/register?${common}`, 'email=a%40b.example')
    expect(errorOf(answer).invalid_parameters).toEqual({ email: [{ code: 'taken' }] })
    expect(answer.response.headers['set-cookie']).toBe('sid=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  })

  it('takes the same fields from multipart', async () => {
    const boundary = 'xyz'
    const part = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    await api.post(
      `/api/auth/register?${common}`,
      `${part('first_name', 'Jānis')}${part('sex', '1')}--${boundary}--\r\n`,
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
    )
    expect(api.seen.at(-1)).toEqual({ input: { first_name: 'Jānis', sex: 1 }, form: undefined })
  })

  it('takes the common parameters from the body as well, and a locale field for both', async () => {
    const change = (url: string, body: string) => api.asPlayer(() => api.post(url, body))
    const answer = await change('/api/account/changelocale', 'version=1&locale=lv')
    expect(answer.status).toBe(200)
    expect(api.seen.at(-1)).toEqual({ input: { locale: 'lv' }, locale: 'lv' })
    await change(`/api/account/changelocale?${common}`, 'locale=lv')
    expect(api.seen.at(-1)).toEqual({ input: { locale: 'lv' }, locale: 'en' })
  })

  it('refuses fields of a POST in the query', async () => {
    const answer = await api.post(`/api/auth/login?${common}&password=b`, 'login=a')
    expect(errorOf(answer).invalid_parameters).toEqual({ password: [{ code: 'unknown' }] })
  })

  it('needs an idempotency key to move money', async () => {
    const body = 'method=card&amount=10.50&requisites={"number":"4111"}'
    const deposit = (headers: Record<string, string> = {}) =>
      api.asPlayer(() => api.post(`/api/cashier/makedeposit?${common}`, body, headers))
    const without = await deposit()
    expect(errorOf(without).invalid_parameters).toEqual({ 'Idempotency-Key': [{ code: 'required' }] })
    const strange = await deposit({ 'idempotency-key': 'x y' })
    expect(errorOf(strange).invalid_parameters).toEqual({ 'Idempotency-Key': [{ code: 'regex' }] })
    await deposit({ 'idempotency-key': 'abcdefgh-1' })
    expect(api.seen.at(-1)).toEqual({
      input: { method: 'card', amount: '10.50', requisites: { number: '4111' }, campaign_offer_id: -1 },
      key: 'abcdefgh-1',
    })
  })
})
