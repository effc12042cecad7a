import { afterEach, describe, expect, it, vi } from 'vitest'
import { assumeDevice, lookAtDevice, watchDevice } from './readDevice.ts'

it('lets go of whoever watched before another app is made: the server draws one after the other', () => {
  const [before, now] = [vi.fn(), vi.fn()]
  for (const changed of [before, now]) {
    assumeDevice('desktop')
    watchDevice(changed)
  }
  lookAtDevice()
  expect(before).not.toHaveBeenCalled()
  expect(now).toHaveBeenCalledOnce()
})

describe('what the site is shown in', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A browser that shows the page in a display mode, and what else it tells of it. */
  async function shownIn(
    mode: string,
    { standalone, referrer = '' }: { standalone?: boolean; referrer?: string } = {},
  ) {
    const modes = { now: mode }
    vi.resetModules()
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.split(', ').includes(`(display-mode: ${modes.now})`)
      },
    }))
    vi.stubGlobal('navigator', { userAgent: 'a browser', standalone })
    vi.stubGlobal('document', { referrer })
    const { readDevice } = await import('./readDevice.ts')
    return { platform: () => readDevice().platform, modes }
  }

  it.each([
    ['browser', 'default'],
    ['standalone', 'pwa'],
    ['minimal-ui', 'pwa'],
    ['fullscreen', 'default'],
  ])('%s is the platform %s', async (mode, expected) => {
    expect((await shownIn(mode)).platform()).toBe(expected)
  })

  it('stays an app while a game fills its screen, and no longer where it goes on in a browser', async () => {
    const { platform, modes } = await shownIn('standalone')
    expect(platform()).toBe('pwa')
    modes.now = 'fullscreen'
    expect(platform()).toBe('pwa')
    modes.now = 'browser'
    expect(platform()).toBe('default')
  })

  it('is an app on Apple’s home screen, and in one of Android’s store that is this site', async () => {
    expect((await shownIn('browser', { standalone: true })).platform()).toBe('pwa')
    expect((await shownIn('browser', { standalone: false })).platform()).toBe('default')
    const from = async (referrer: string) => (await shownIn('browser', { referrer })).platform()
    expect(await from('android-app://com.example.casino/')).toBe('pwa')
    expect(await from('https://android-app.example/')).toBe('default')
  })
})
