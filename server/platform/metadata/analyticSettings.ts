import type { Analytics } from '#generated/grammar/types.ts'

/**
 * Settings of analytics by provider, as general info has them (product document, section 3), with the four values of the customer-data
 * platform and of performance under their names there. All of it is public: it stands in every page.
 */
export function analyticSettings(analytics: Analytics | undefined): Record<string, unknown> {
  if (!analytics) return {}
  const { sinks, performance, errors } = analytics
  const told = sinks.map((sink): [string, object] => {
    const { to, ...settings } = sink
    if (sink.to !== 'platform') return [to, settings]
    const { target, token, siteGroup, purpose } = sink
    return [to, { purpose, target, token, ...(siteGroup && { site_group: siteGroup }) }]
  })
  return {
    ...Object.fromEntries(told),
    ...(performance && { performance: { url: performance.url } }),
    ...(errors && { errors: { dsn: errors.dsn } }),
  }
}
