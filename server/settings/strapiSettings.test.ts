import { expect, it } from 'vitest'
import { readStrapiSettings } from './strapiSettings.ts'

const right = {
  STRAPI_URL: 'https://cms.example.com/',
  STRAPI_TOKEN: 'a-token-of-enough-letters',
  STRAPI_WEBHOOK_SECRET: 'a-secret-of-enough-letters',
}

it('reads what is set, and nothing where nothing is', () => {
  expect(readStrapiSettings({})).toEqual({ problems: [] })
  expect(readStrapiSettings({ ...right, STRAPI_MEDIA_ORIGINS: 'https://media.example.com' })).toEqual({
    problems: [],
    strapi: {
      url: 'https://cms.example.com',
      token: right.STRAPI_TOKEN,
      webhookSecrets: [right.STRAPI_WEBHOOK_SECRET],
      pollSeconds: 60,
      mediaOrigins: ['https://media.example.com'],
    },
  })
})

it.each([
  ['STRAPI_URL', ''],
  ['STRAPI_URL', 'http://cms.example.com'],
  ['STRAPI_URL', 'https://cms.example.com?token=1'],
  ['STRAPI_TOKEN', ''],
  ['STRAPI_TOKEN', 'too short'],
  ['STRAPI_WEBHOOK_SECRET', 'short'],
  ['STRAPI_WEBHOOK_SECRET_ALSO', 'short'],
  ['STRAPI_WEBHOOK_SECRET', 'a secret with spaces in it'],
  ['STRAPI_POLL_SECONDS', '4'],
  ['STRAPI_POLL_SECONDS', 'often'],
  ['STRAPI_MEDIA_ORIGINS', 'https://media.example.com/path'],
  ['STRAPI_MEDIA_ORIGINS', 'https://a.example.com,'],
])('names %s where it is %j, and does not repeat it', (name, value) => {
  const { strapi, problems } = readStrapiSettings({ ...right, [name]: value })
  expect(strapi).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name} `))
  if (value !== '') expect(problems[0]).not.toContain(value)
})
