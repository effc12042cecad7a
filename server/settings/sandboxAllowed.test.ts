import { describe, expect, it } from 'vitest'
import { sandboxAllowed, sandboxSayings } from './sandboxAllowed.ts'
import { readSettings } from './settings.ts'

describe('the sandbox', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ SANDBOX_GAMES_ORIGIN: 'http://games.localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ PUBLIC_URL: 'https://casino.example' }, false],
    [{ PUBLIC_URL: 'https://localhost.casino.example' }, false],
    [{ PUBLIC_URL: 'https://127.casino.example' }, false],
    [{ SANDBOX_GAMES_ORIGIN: 'https://games.example' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ SANDBOX: '0' }, false],
    [{ SANDBOX: '1', NODE_ENV: 'production', PUBLIC_URL: 'https://casino.example' }, true],
    [{ SANDBOX: '1', HOST: '0.0.0.0' }, true],
  ])('with %j runs: %s', (env, runs) => {
    expect(sandboxAllowed(readSettings(env))).toBe(runs)
  })

  it('is spoken of where others reach it, and where they would', () => {
    const said = (env: Record<string, string>) => sandboxSayings(readSettings(env))
    expect(said({})).toEqual([])
    expect(said({ HOST: '0.0.0.0', SANDBOX: '0' })).toEqual([])
    expect(said({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('set SANDBOX=1')])
    expect(said({ HOST: '0.0.0.0', SANDBOX: '1' })).toEqual([expect.stringContaining('Never with real')])
    // A proxy on this machine may lead others here without a word in the settings.
    expect(said({ SANDBOX: '1' })).toEqual([expect.stringContaining('Never with real')])
  })
})
