import type { Analytics } from '#generated/grammar/types.ts'

/** Origins besides the site's own that browsers tell something, sorted: a policy that lets them through names these and no others. */
export function toldOrigins(analytics: Analytics | undefined): string[] {
  if (!analytics) return []
  const { sinks, performance, errors } = analytics
  const addresses = [...sinks.map(addressOf), performance?.url, errors?.dsn]
  const outside = addresses.flatMap((one) =>
    one?.startsWith('https:') && URL.canParse(one) ? [new URL(one).origin] : [],
  )
  return [...new Set(outside)].sort()
}

function addressOf(sink: Analytics['sinks'][number]): string | undefined {
  if (sink.to === 'platform') return sink.target
  return sink.to === 'matomo' || sink.to === 'plausible' ? sink.url : undefined
}
