import type { TestCount } from './testCounts.ts'

/** What was run, and how long it took by the clock. */
export type TimedCount = TestCount & { name: string; seconds: number }

/** Of the files of a line, those that took longest. */
const filesShown = 3

/** A line for each thing that was run, the longest first: its seconds, its name, and its slowest files. */
export function tableOfTimes(counts: readonly TimedCount[]): string {
  const lines = [...counts].sort((a, b) => b.seconds - a.seconds)
  const width = Math.max(0, ...lines.map(({ name }) => name.length))
  return lines
    .map(
      ({ name, seconds, files = {} }) =>
        `${whole(seconds).padStart(6)}  ${name.padEnd(width)}  ${slowest(files)}`,
    )
    .map((line) => line.trimEnd())
    .join('\n')
}

function slowest(files: Record<string, number>): string {
  return Object.entries(files)
    .sort(([, a], [, b]) => b - a)
    .slice(0, filesShown)
    .map(([file, seconds]) => `${file} ${whole(seconds)}`)
    .join(', ')
}

const whole = (seconds: number) => String(Math.round(seconds))
