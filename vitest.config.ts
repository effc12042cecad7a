import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/lib/findBrowser.ts'

const { executablePath, env, args } = await findBrowser()

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args, env: { ...process.env, ...env } } }),
  expect: {
    toMatchScreenshot: {
      // One picture for whatever browser compares it.
      resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }: { [part: string]: unknown }) =>
        `${root}/${testFileDirectory}/pictures/${arg}${ext}`,
    },
  },
  instances: [{ browser: 'chromium' as const }],
}

// Found only while tests run, they would be bundled then, and a page would hold two copies of React.
const optimizeDeps = {
  include: [
    '@cfworker/json-schema',
    '@lingui/core',
    '@lingui/react',
    '@mantine/core',
    '@mantine/dates',
    '@mantine/dropzone',
    '@mantine/hooks',
    '@mantine/notifications',
    '@rjsf/core',
    '@rjsf/utils',
    '@rjsf/validator-ajv8',
    '@tanstack/react-virtual',
    'ajv/dist/2020.js',
    'axe-core',
    'dompurify',
    'fast-check',
    'ibantools',
    'libphonenumber-js/max',
    'pixi.js',
    'react-dom/server',
    'redaxios',
    'valtio/react',
    'valtio/vanilla',
    'wouter/use-browser-location',
  ],
}

const rooms = '{schemas,betting,games,gameframe,server,scripts,renderers,src}'

/** What a project gives a test; every wait in it ends as soon as what it waits for is there, however fast the machine. */
const patient = {
  setupFiles: ['tests/fixtures/run/patience.ts', 'tests/fixtures/run/seeded.ts'],
  provide: { seed: Number(process.env.FAST_CHECK_SEED ?? 1) },
  expect: { poll: { timeout: 90_000 } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        // Modules are loaded once a worker, not once a file; no test keeps anything in one.
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${rooms}/**/*.test.ts`],
          exclude: ['**/*.browser.test.ts'],
          isolate: false,
          ...patient,
        },
      },
      ...['contract', 'load'].map((name) => ({
        test: {
          name,
          environment: 'node' as const,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: ['tests/fixtures/databases/databases.setup.ts'],
          isolate: false,
          ...patient,
          setupFiles: [...patient.setupFiles, 'tests/fixtures/run/describedFailures.ts'],
        },
      })),
      {
        test: {
          name: 'property',
          environment: 'node',
          include: ['tests/{property,site}/**/*.test.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        // What the README tells its readers to type, started as they would.
        test: {
          name: 'commands',
          environment: 'node',
          include: ['tests/commands/**/*.test.ts'],
          expect: patient.expect,
          // They install, build and measure: minutes on an idle machine, the better part of an hour on a very busy one.
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['{gameframe,renderers,src,tests}/**/*.browser.test.{ts,tsx}'],
          ...patient,
          browser: chromium,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: chromium, testTimeout: 600_000, hookTimeout: 600_000 },
      },
    ],
  },
})
