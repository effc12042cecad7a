export interface Table {
  caption: string
  columns: string[]
  rows: string[][]
}

export interface Aim {
  /** The aim in words: `≤ 2.2× uncontrolled inputs`. */
  aim: string
  /** What was measured, as a reader should see it. */
  measured: string
  met: boolean
}

export interface Outcome {
  tables: Table[]
  aims: Aim[]
  /** Every figure behind the tables, for whoever wants to look closer. */
  raw: unknown
}

export interface RunOptions {
  /** Fewer rounds: enough to see that all works, too few to quote. */
  quick: boolean
  /** A data directory as a first start with `staffSettings` leaves it, of which a server may be given a copy; without it servers fill their own. */
  started?: string | undefined
  log: (line: string) => void
}

/** One comparison: its name is that of its folder and the argument of `npm run bench -- <name>`. */
export interface Benchmark {
  name: string
  title: string
  /** How it is measured, in a few sentences for `docs/benchmarks.md`. */
  method: string
  run: (options: RunOptions) => Promise<Outcome>
}
