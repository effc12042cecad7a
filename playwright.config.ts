import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/findBrowser.ts'
import type { Database } from './tests/e2e/support/Database.ts'

const { executablePath, env, args } = await findBrowser()

/** Tests of pictures and of games, which are drawn of them: those tagged @pictures, and these files. */
const ofPictures = /@pictures|(gameframe|pictures|play|gamesOnPhones|studio-media)\.spec/
/** A third of what a page costs; that they all come is a test of its own (pictures.spec.ts). */
const withoutPictures = { launchOptions: launched('--blink-settings=imagesEnabled=false') }

/**
 * Every test runs on the embedded database; those tagged @both, in which a browser waits for what the database tells of
 * accounts and money, run on Postgres too (contract tests try every call of every part on both).
 * E2E_DATABASE=postgres runs all of them there.
 */
const pglite = { database: 'pglite' as const }
const postgres = { database: 'postgres' as const }

/**
 * Tests of the sportsbook, on two sites, one after the other. The made-up bookmaker of the one takes a processor for most of a
 * minute until all is priced, and a fifth of one from then on; what the other hears, tests say.
 */
const ofSports = /\/sports[^/]*\.spec\.ts$/
const sports = (use: { database: Database }) => ({
  name: 'sports',
  testMatch: ofSports,
  workers: 1,
  use: { ...use, ...withoutPictures },
})
const others = { testIgnore: ofSports }
const projects =
  process.env.E2E_DATABASE === 'postgres'
    ? [sports(postgres), { ...others, name: 'postgres', use: postgres }]
    : [
        // Those with the longest files first: at the end nobody waits for others.
        sports(pglite),
        { ...others, name: 'pictures', grep: ofPictures, use: pglite },
        { ...others, name: 'postgres', grep: /@both/, use: { ...postgres, ...withoutPictures } },
        { ...others, name: 'e2e', grepInvert: ofPictures, use: { ...pglite, ...withoutPictures } },
      ]

function launched(...more: string[]) {
  return { executablePath, args: [...args, ...more], env: { ...process.env, ...env } }
}

export default defineConfig<object, { database: Database }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/site.setup.ts',
  outputDir: 'test-results',
  // Long enough for a machine that does other things too; what works ends as soon as it does.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  projects,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second, by processors that the tests need: a seventh of their time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launched(),
    // A trace of everything costs a fifth of the time; E2E_TRACE=1 keeps those of tests that fail.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
