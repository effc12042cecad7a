import { Histogram, type Registry } from 'prom-client'
import type { GameWatch } from './watchedGames.ts'

/** What the provider of games was asked, for `/metrics`, by this process. */
export function gameProviderMetrics(registry: Registry): GameWatch {
  const took = new Histogram({
    name: 'game_provider_seconds',
    help: 'Time that the provider of games took for what it was asked, second tries with it, and how it ended',
    labelNames: ['call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return (call, outcome, seconds) => took.observe({ call, outcome }, seconds)
}
