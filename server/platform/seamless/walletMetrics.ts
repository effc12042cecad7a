import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { WalletWatch } from './WalletWatch.ts'

/** Calls of providers of games, for `/metrics`: what this process heard of them. */
export function walletMetrics(registry: Registry): WalletWatch {
  const registers = [registry]
  const heard = new Counter({
    name: 'game_calls_total',
    help: 'Calls of providers of games to the wallet, by what they ask and the code that they were answered with',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const took = new Histogram({
    name: 'game_call_seconds',
    help: 'Time to answer a call of a provider of games, with its waiting',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const waited = new Histogram({
    name: 'game_call_wait_seconds',
    help: 'Time that calls of providers of games stood in line before they were served',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const waiting = new Gauge({
    name: 'game_calls_waiting',
    help: 'Calls of providers of games that stand in line',
    registers,
  })
  return {
    heard(call, outcome, seconds) {
      heard.inc({ call, outcome })
      took.observe({ call }, seconds)
    },
    queued: () => waiting.inc(),
    served(seconds) {
      waiting.dec()
      waited.observe(seconds)
    },
    refused: () => waiting.dec(),
  }
}
