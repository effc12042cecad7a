import { expect, it } from 'vitest'
import { readAccess } from './readAccess.ts'

const all = {
  PAYMENTS_URL: 'https://pay.example/bridge/',
  PAYMENTS_KEY: 'casino-1',
  PAYMENTS_SECRET: 'a-secret-of-enough-characters',
}

const read = (env: Record<string, string>) => readAccess(env, 'PAYMENTS')

it('takes all of the settings together', () => {
  expect(read(all)).toEqual({
    access: { url: 'https://pay.example/bridge', key: 'casino-1', secret: all.PAYMENTS_SECRET },
    problems: [],
  })
})

it('takes another secret beside it, while it is changed', () => {
  const PAYMENTS_SECRET_ALSO = 'another-secret-of-characters'
  expect(read({ ...all, PAYMENTS_SECRET_ALSO }).access?.also).toBe(PAYMENTS_SECRET_ALSO)
  expect(read({ ...all, PAYMENTS_SECRET_ALSO: 'short' }).problems).toEqual([
    'PAYMENTS_SECRET_ALSO must be at least 22 characters long',
  ])
})

it('is not connected where nothing is set', () => {
  expect(read({ PAYMENTS_KEY: ' ' })).toEqual({ problems: [] })
})

it.each(Object.keys(all))('names %s where it alone is missing, and repeats no value', (name) => {
  expect(read({ ...all, [name]: '' })).toEqual({ problems: [`${name} must be set too`] })
})

it.each([
  'http://pay.example',
  'ftp://pay.example',
  'https://user@pay.example',
  'https://pay.example?a=b',
  'pay',
])('refuses to send money by %s', (url) => {
  expect(read({ ...all, PAYMENTS_URL: url }).problems).toEqual([
    'PAYMENTS_URL must be an https URL, or an http one of this machine',
  ])
})

it('refuses keys that do not fit into a header, and secrets that can be guessed', () => {
  const { access, problems } = read({ ...all, PAYMENTS_KEY: 'a b', PAYMENTS_SECRET: 'short' })
  expect(access).toBeUndefined()
  expect(problems.map((one) => one.split(' ')[0])).toEqual(['PAYMENTS_KEY', 'PAYMENTS_SECRET'])
  expect(problems.join()).not.toMatch(/short|a b /)
})
