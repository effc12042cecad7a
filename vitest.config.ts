import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/findBrowser.ts'
import { LoadTestsFirst } from './tests/fixtures/LoadTestsFirst.ts'

const { executablePath, env, args } = await findBrowser()

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args, env: { ...process.env, ...env } } }),
  instances: [{ browser: 'chromium' as const }],
}

// Found only while tests run, they would be bundled then, and a page would hold two copies of React.
const optimizeDeps = {
  include: [
    '@cfworker/json-schema',
    '@lingui/core',
    '@rjsf/core',
    '@rjsf/utils',
    'dompurify',
    'ibantools',
    'libphonenumber-js/min',
    'redaxios',
    'valtio/react',
    'valtio/vanilla',
    'wouter/use-browser-location',
  ],
}

const rooms = '{schemas,server,scripts,renderers,src}'

export default defineConfig({
  test: {
    sequence: { sequencer: LoadTestsFirst },
    projects: [
      {
        // Modules are loaded once a worker, not once a file; no test keeps anything in one.
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${rooms}/**/*.test.ts`],
          isolate: false,
          // A few start a database or a process of their own, which takes seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,load}/**/*.test.ts'],
          globalSetup: ['tests/fixtures/databases.setup.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'property',
          environment: 'node',
          include: ['tests/property/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['{renderers,src,tests}/**/*.browser.test.{ts,tsx}'],
          browser: chromium,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: chromium },
      },
    ],
  },
})
