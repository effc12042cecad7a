import { expect, it } from 'vitest'
import { readSumsubSettings } from './sumsubSettings.ts'

const all = {
  SUMSUB_APP_TOKEN: 'sbx:token',
  SUMSUB_SECRET: 'secret',
  SUMSUB_WEBHOOK_SECRET: 'hook',
  SUMSUB_LEVEL: 'basic kyc',
}

it('takes all of the settings together', () => {
  expect(readSumsubSettings(all)).toEqual({
    sumsub: {
      url: 'https://api.sumsub.com',
      appToken: 'sbx:token',
      secret: 'secret',
      webhookSecrets: ['hook'],
      level: 'basic kyc',
    },
    problems: [],
  })
  const both = readSumsubSettings({ ...all, SUMSUB_WEBHOOK_SECRET_ALSO: 'next' })
  expect(both.sumsub?.webhookSecrets).toEqual(['hook', 'next'])
  expect(readSumsubSettings({ ...all, SUMSUB_URL: 'http://127.0.0.1:9/' }).sumsub?.url).toBe(
    'http://127.0.0.1:9',
  )
})

it('is not connected where nothing is set', () => {
  expect(readSumsubSettings({ SUMSUB_LEVEL: ' ' })).toEqual({ problems: [] })
})

it.each(Object.keys(all))('names %s where it alone is missing, and repeats no value', (name) => {
  const { sumsub, problems } = readSumsubSettings({ ...all, [name]: '' })
  expect(sumsub).toBeUndefined()
  expect(problems).toEqual([`${name} must be set too`])
})

it.each(['http://api.sumsub.com', 'ftp://api.sumsub.com', 'https://user@api.sumsub.com', 'nowhere'])(
  'refuses to send a secret to %s',
  (url) => {
    expect(readSumsubSettings({ ...all, SUMSUB_URL: url }).problems).toEqual([
      'SUMSUB_URL must be an https URL, or an http one of this machine',
    ])
  },
)
