import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { auditPage } from '../../scripts/lib/auditPage.ts'
import { createCroupier } from '../../server/createCroupier.ts'
import { readSettings } from '../../server/settings/settings.ts'
import { fillDataDir } from '../fixtures/servers/startedSite.ts'

const paths = ['', '/gamehall', '/betting', '/promotions/1', '/support']
const categories = ['accessibility', 'best-practices', 'seo'] as const
const built = join(import.meta.dirname, '../../dist')

// Ten pages take Lighthouse minutes, so this is not among what runs before each change is sent; what it costs in performance is a benchmark.
it('finds nothing to mend in accessibility, best practices and what search engines want, in both directions of writing', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-lighthouse-'))
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' })
  try {
    await fillDataDir(settings.dataDir)
    const { app, close } = await createCroupier(settings, { dist: built })
    try {
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      for (const locale of ['/en', '/ar'])
        for (const path of paths) {
          const { scores, lost } = await auditPage(url + locale + path, { categories })
          expect({ path: locale + path, scores, lost }).toEqual({
            path: locale + path,
            scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
            lost: [],
          })
        }
    } finally {
      await close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
