import { expect, it } from 'vitest'
import { readOauthSettings } from './oauthSettings.ts'

const discovered = {
  OAUTH_AURORA_ID_CLIENT_ID: 'site',
  OAUTH_AURORA_ID_CLIENT_SECRET: 'secret',
  OAUTH_AURORA_ID_ISSUER: 'https://id.example',
}

it('reads a service that is discovered, and one whose addresses are given', () => {
  const { services, problems } = readOauthSettings({
    ...discovered,
    OAUTH_NORTHMAIL_CLIENT_ID: 'n',
    OAUTH_NORTHMAIL_CLIENT_SECRET: 's',
    OAUTH_NORTHMAIL_AUTHORIZE_URL: 'https://n.example/a',
    OAUTH_NORTHMAIL_TOKEN_URL: 'https://n.example/t',
    OAUTH_NORTHMAIL_USERINFO_URL: 'https://n.example/u',
    OAUTH_NORTHMAIL_SCOPE: 'user:email',
  })
  expect(problems).toEqual([])
  expect(services).toEqual({
    aurora_id: {
      clientId: 'site',
      clientSecret: 'secret',
      scope: 'openid email profile',
      provider: { issuer: 'https://id.example' },
    },
    northmail: {
      clientId: 'n',
      clientSecret: 's',
      scope: 'user:email',
      provider: {
        authorizeUrl: 'https://n.example/a',
        tokenUrl: 'https://n.example/t',
        userinfoUrl: 'https://n.example/u',
      },
    },
  })
})

it.each([
  [{ OAUTH_X_CLIENT_ID: 'site' }, ['OAUTH_X_CLIENT_SECRET', 'OAUTH_X_ISSUER']],
  [{ ...discovered, OAUTH_AURORA_ID_CLIENT_SECRET: ' ' }, ['OAUTH_AURORA_ID_CLIENT_SECRET']],
  [
    { OAUTH_X_CLIENT_ID: 'a', OAUTH_X_CLIENT_SECRET: 'b', OAUTH_X_TOKEN_URL: 'https://x.example' },
    ['OAUTH_X_AUTHORIZE_URL', 'OAUTH_X_USERINFO_URL'],
  ],
  [{ ...discovered, OAUTH_AURORA_ID_ISSUER: 'http://id.example' }, ['OAUTH_AURORA_ID_ISSUER']],
  [{ ...discovered, OAUTH_AURORA_ID_ISSUER: 'https://user@id.example' }, ['OAUTH_AURORA_ID_ISSUER']],
])('names what is missing or wrong of a half-configured service: %j', (env, named) => {
  const { services, problems } = readOauthSettings(env)
  expect(services).toEqual({})
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(named)
  expect(problems.join()).not.toContain('id.example')
})
