import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'

/** Purposes that are there twice, and addresses that no browser opens. */
export function checkAnalytics({ analytics }: SiteDefinition): Finding[] {
  if (!analytics) return []
  const { consent, sinks, performance, errors } = analytics
  const { purposes } = consent
  const twice = purposes.flatMap(({ name }, at) =>
    purposes.findIndex((one) => one.name === name) === at
      ? []
      : [
          {
            code: 'duplicate_purpose',
            pointer: `/analytics/consent/purposes/${at}/name`,
            message: `The purpose ${name} is there already.`,
            hint: 'Remove one of them.',
          },
        ],
  )
  const addresses: [string, string | undefined][] = [
    ...sinks.flatMap((sink, at): [string, string][] => {
      if (sink.to === 'platform') return [[`sinks/${at}/target`, sink.target]]
      return 'url' in sink ? [[`sinks/${at}/url`, sink.url]] : []
    }),
    ['performance/url', performance?.url],
    ['errors/dsn', errors?.dsn],
  ]
  const unopened = addresses.flatMap(([place, address]) =>
    address === undefined || address.startsWith('/') || URL.canParse(address)
      ? []
      : [
          {
            code: 'sink_address',
            pointer: `/analytics/${place}`,
            message: `No browser opens ${address}.`,
            hint: 'Write it as a browser shows it.',
          },
        ],
  )
  return [...twice, ...unopened]
}
