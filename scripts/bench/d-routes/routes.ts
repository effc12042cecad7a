import type { RouteArtefact } from '../../../schemas/runtime/artefacts.ts'
import { createMatcher } from '../../../schemas/runtime/matchRoute.ts'
import type { Aim, Benchmark, Table } from '../lib/Benchmark.ts'
import { ratio, shown, spread, times } from '../lib/statistics.ts'
import { handTrie } from './handTrie.ts'
import { switchLoop } from './switchLoop.ts'

const SIZES = [50, 1_000, 10_000]
const TRIE = 'bare hand-written trie'
const OURS = '**Croupier** (`createMatcher`)'
const SWITCH = "wouter's `Switch`"

interface Figures {
  matcher: string
  size: number
  /** Microseconds a match, by round. */
  micros: number[]
}

type Match = (path: string) => unknown

export const routes: Benchmark = {
  name: 'd-routes',
  title: 'Route match',
  method:
    'In Node, tables of 50, 1,000 and 10,000 routes, a third with one parameter and a third with two, asked for ' +
    'paths all over the table in a scattered order. Matchers take turns round by round. Ours also decodes parameters ' +
    'and refuses what no address of the site holds. `Switch` is its matching loop alone, without React.',
  async run({ quick, log }) {
    const figures = SIZES.flatMap((size) => {
      log(`${size} routes`)
      return measure(size, quick ? 1 : 15)
    })
    return { tables: [tableOf(figures)], aims: aimsOf(figures), raw: figures }
  },
}

function measure(size: number, rounds: number): Figures[] {
  const table = Array.from({ length: size }, (_, index) => routeOf(index))
  const patterns = table.map(({ pattern }) => pattern)
  const matchers: [string, Match][] = [
    [TRIE, handTrie(patterns)],
    [OURS, createMatcher(table)],
    [SWITCH, switchLoop(patterns)],
  ]
  // A step that shares no factor with the size visits every route, in no order a cache would like.
  const paths = Array.from({ length: size }, (_, count) => pathOf((count * 7919) % size))
  for (const [name, match] of matchers) {
    if (paths.slice(0, 50).some((path) => !match(path))) throw new Error(`${name} finds no route`)
  }
  const figures = matchers.map(([matcher]): Figures => ({ matcher, size, micros: [] }))
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, [name, match]] of matchers.entries()) {
      const asked = name === SWITCH ? paths.slice(0, Math.max(20, Math.floor(20_000 / size))) : paths
      const micros = time(match, asked, name === SWITCH ? asked.length : 50_000)
      // The first round warms the engine.
      if (round >= 0) figures[index]?.micros.push(micros)
    }
  }
  return figures
}

function time(match: Match, paths: readonly string[], count: number): number {
  const started = performance.now()
  let found = 0
  for (let asked = 0; asked < count; asked += 1) if (match(paths[asked % paths.length] as string)) found += 1
  const micros = ((performance.now() - started) * 1000) / count
  if (found !== count) throw new Error('a path found no route')
  return micros
}

function routeOf(index: number): RouteArtefact {
  const shapes: [string, string[]][] = [
    [`/section-${index}/list`, []],
    [`/section-${index}/:id`, ['id']],
    [`/section-${index}/:id/part/:name`, ['id', 'name']],
  ]
  const [pattern, params] = shapes[index % 3] as [string, string[]]
  return { name: `route.${index}`, pattern, params, layout: 'default' }
}

function pathOf(index: number): string {
  return [`/section-${index}/list`, `/section-${index}/42`, `/section-${index}/42/part/blue`][index % 3] ?? ''
}

function tableOf(figures: Figures[]): Table {
  return {
    caption: 'One match',
    columns: ['matcher', ...SIZES.flatMap((size) => [`${size.toLocaleString('en')} routes, µs`, '× trie'])],
    rows: [TRIE, OURS, SWITCH].map((matcher) => [
      matcher,
      ...SIZES.flatMap((size) => {
        const own = pick(figures, matcher, size)
        return [shown(spread(own)), times(ratio(own, pick(figures, TRIE, size)))]
      }),
    ]),
  }
}

function aimsOf(figures: Figures[]): Aim[] {
  return SIZES.map((size) => {
    const against = ratio(pick(figures, OURS, size), pick(figures, TRIE, size))
    return {
      aim: `≤ 4× the trie, ${size.toLocaleString('en')} routes`,
      measured: times(against),
      met: against.median <= 4,
    }
  })
}

function pick(figures: Figures[], matcher: string, size: number): number[] {
  const found = figures.find((one) => one.matcher === matcher && one.size === size)
  if (!found) throw new Error(`no figures of ${matcher}`)
  return found.micros
}
