import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('settings', () => {
  it('have defaults for an empty environment, and take an empty variable for an unset one', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: ' ' })
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: '.data', logLevel: 'info' })
    expect(settings.databaseUrl).toBeUndefined()
    expect(settings.production).toBe(false)
  })

  it('name every bad one at once and never repeat its value', () => {
    const bad = {
      PORT: '70000',
      HOST: 'a b',
      DATABASE_URL: 'mysql://root:secret@db/x',
      DATABASE_DIRECT_URL: 'mysql://root:secret@db/x',
      PUBLIC_URL: 'https://example.com/path',
      COUNTRY_HEADER: 'not a header',
      PLATFORM_URL: 'ftp://example.com',
      SMTP_URL: 'secret',
      SMTP_TLS: 'maybe',
      SMS_URL: 'secret',
      STUDIO_EMAIL: 'admin',
      STUDIO_PASSWORD: 'short',
      STAFF_SECOND_FACTOR: 'maybe',
      STAFF_INVITATION_DAYS: '0',
      DEMO_PASSWORD: 'short',
      PAYMENT_ORIGINS: 'https://pay.example, https://*.example',
      TELEGRAM_BOT_TOKEN: 'short',
      MINI_APP_MAX_AGE: '5',
      SANDBOX: 'yes',
      METRICS_ALLOW: '10.0.0.0/33',
      DRAIN_SECONDS: '301',
      LOG_LEVEL: 'loud',
      OAUTH_X_ISSUER: 'http://short.example',
    }
    let problems: readonly string[] = []
    try {
      readSettings(bad)
    } catch (error) {
      if (error instanceof SettingsError) problems = error.problems
    }
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      ...Object.keys(bad).slice(0, -1),
      'OAUTH_X_CLIENT_ID',
      'OAUTH_X_CLIENT_SECRET',
      'OAUTH_X_ISSUER',
    ])
    expect(problems.join()).not.toMatch(/secret@|short/)
  })

  it('take the key of a sportsbook with its secret, where it is no other’s', () => {
    const secret = 'a-secret-of-enough-characters'
    const SPORTSBOOK = { SPORTSBOOK_KEY: 'book-1', SPORTSBOOK_SECRET: secret }
    expect(readSettings(SPORTSBOOK).sportsbook).toEqual({ key: 'book-1', secret })
    const refused = (more: Record<string, string>) => {
      try {
        return readSettings({ ...SPORTSBOOK, ...more })
      } catch (error) {
        return (error as SettingsError).problems
      }
    }
    expect(refused({ SPORTSBOOK_SECRET: '' })).toEqual(['SPORTSBOOK_SECRET must be set too'])
    const GAMES = { GAMES_URL: 'https://games.example', GAMES_SECRET: secret }
    expect(refused({ ...GAMES, GAMES_KEY: 'book-1' })).toEqual([
      'SPORTSBOOK_KEY must be another than GAMES_KEY',
    ])
    expect(refused({ ...GAMES, GAMES_KEY: 'games-1' })).toMatchObject({ games: { key: 'games-1' } })
  })

  it('wait before the end in production, where somebody in front has to learn of it', () => {
    expect(readSettings({}).drainSeconds).toBe(0)
    expect(readSettings({ NODE_ENV: 'production' }).drainSeconds).toBe(10)
    expect(readSettings({ NODE_ENV: 'production', DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
  })

  it('read networks that may read metrics', () => {
    const { metricsAllow } = readSettings({ METRICS_ALLOW: '10.1.0.0/16, 2001:db8::7' })
    const asked = ['10.1.2.3', '10.2.0.1'].map((address) => metricsAllow?.check(address))
    expect(asked).toEqual([true, false])
    expect(metricsAllow?.check('2001:db8::7', 'ipv6')).toBe(true)
    expect(metricsAllow?.check('2001:db8::8', 'ipv6')).toBe(false)
  })

  it('read a list of origins', () => {
    const { paymentOrigins } = readSettings({
      PAYMENT_ORIGINS: 'https://pay.example, http://127.0.0.1:4000/',
    })
    expect(paymentOrigins).toEqual(['https://pay.example', 'http://127.0.0.1:4000'])
    expect(readSettings({}).paymentOrigins).toEqual([])
  })

  it('drop the trailing slash of URLs', () => {
    const settings = readSettings({
      PUBLIC_URL: 'https://example.com/',
      PLATFORM_URL: 'http://p.example/base/',
    })
    expect(settings.publicUrl).toBe('https://example.com')
    expect(settings.platformUrl).toBe('http://p.example/base')
  })
})
