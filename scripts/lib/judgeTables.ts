/** Commits that a table may be behind the code that it measures: as many as one body of work may come to. */
export const mostCommits = 50

/**
 * What is wrong with the tables of a page: a benchmark without its tables, tables that do not name the commit they were
 * measured at, a commit of another history, and code that has changed too often since.
 * @param measured paths by benchmark
 * @param commitsSince how many commits have changed the paths since one; undefined where history does not hold that
 */
export function judgeTables(
  page: string,
  measured: Readonly<Record<string, readonly string[]>>,
  commitsSince: (commit: string, paths: readonly string[]) => number | undefined,
): string[] {
  const sections = new Map(
    [...page.matchAll(/<!-- bench:([\w-]+) -->([\s\S]*?)<!-- \/bench -->/g)].map(
      ([, name = '', text = '']) => [name, text] as const,
    ),
  )
  const unknown = [...sections.keys()].filter((name) => !(name in measured))
  const faults = unknown.map((name) => `${name}: scripts/lib/measuredCode.ts does not say what it measures`)
  for (const [name, paths] of Object.entries(measured)) {
    const commit = /, commit ([0-9a-f]{7,40}),/.exec(sections.get(name) ?? '')?.[1]
    const again = `measure it anew: npm run bench -- ${name} --write`
    if (!commit) {
      faults.push(`${name} names no commit; ${again}`)
      continue
    }
    const behind = commitsSince(commit, paths)
    if (behind === undefined)
      faults.push(`${name} was measured at ${commit}, which is not in this history; ${again}`)
    else if (behind > mostCommits)
      faults.push(`${name} was measured ${behind} commits of that code ago, at ${commit}; ${again}`)
  }
  return faults
}
