import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/findBrowser.ts'

const { executablePath, env, args } = await findBrowser()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
