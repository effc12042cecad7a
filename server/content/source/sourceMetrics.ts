import { Counter, Gauge, type Registry } from 'prom-client'
import { askedOnce } from '../../process/askedOnce.ts'
import type { SyncOutcome } from './createSync.ts'
import type { FollowedSource } from './followSource.ts'
import type { SourceRow } from './sourceRepository.ts'

type Watched = {
  row: () => Promise<SourceRow | undefined>
  status: FollowedSource['status']
}

/** How it stands with the CMS, for `/metrics`. Returns what is to be told of each look. */
export function sourceMetrics(registry: Registry, { row, status }: Watched) {
  const registers = [registry]
  const looks = new Counter({
    name: 'content_source_looks_total',
    help: 'Looks at the CMS outside, by what came of them',
    labelNames: ['outcome'],
    registers,
  })
  const read = askedOnce(row)
  new Gauge({
    name: 'content_source_refused',
    help: '1 while what the CMS has published cannot go live, and what was live before stays',
    registers,
    async collect() {
      const found = await read()
      this.set(
        found === undefined ? Number.NaN : Number(found.state === 'refused' || found.state === 'invalid'),
      )
    },
  })
  new Gauge({
    name: 'content_source_fallback_texts',
    help: 'Texts of a language that the CMS lacks, which stand in the default language of the site',
    labelNames: ['locale'],
    registers,
    async collect() {
      this.reset()
      for (const [locale, count] of Object.entries((await read())?.details.fallbacks ?? {}))
        this.set({ locale }, count)
    },
  })
  new Gauge({
    name: 'content_source_reached_timestamp_seconds',
    help: 'When this process last read the CMS; 0 before it ever has',
    registers,
    collect() {
      this.set((status().reachedAt ?? 0) / 1000)
    },
  })
  return (outcome: SyncOutcome | 'failed') => looks.inc({ outcome })
}
