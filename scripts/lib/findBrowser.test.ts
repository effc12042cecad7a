import { accessSync, constants } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './findBrowser.ts'

afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH wins over every other browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(await findBrowser()).toMatchObject({ executablePath: process.execPath, env: {} })
})

test('a CHROMIUM_PATH that names no file is an error, not a fallback', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names no file: /no/such/browser')
})

test('without a setting some browser that can be run is found, and the environment is left alone', async () => {
  vi.stubEnv('CHROMIUM_PATH', undefined)
  const before = { ...process.env }
  const { executablePath } = await findBrowser()
  accessSync(executablePath, constants.X_OK)
  expect(process.env).toEqual(before)
})
