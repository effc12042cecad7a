export type DecisionRecord = { file: string; text: string }

/** What a record says of itself in its first line: its number, and its title. */
export function titleOf({ file, text }: DecisionRecord): { number: string; title: string } {
  const [, number = '', title = ''] = /^# (\d{4}):? (.+)$/m.exec(text) ?? []
  if (number === '' || !file.startsWith(`${number}-`))
    throw new Error(`${file} must begin with "# ${file.slice(0, 4)} " and its title`)
  return { number, title: title.trim() }
}

/** The days that an index gives, by file. */
export function datesOf(index: string): Map<string, string> {
  const lines = index.matchAll(/^\| (\d{4}-\d\d-\d\d) \| \[\d{4}\]\(([^)]+)\)/gm)
  return new Map([...lines].map(([, date = '', file = '']) => [file, date]))
}

/**
 * The page that lists all records, in the order of their numbers.
 * @param dateOf the day on which a record was made, as 2026-11-22
 */
export function decisionIndex(records: readonly DecisionRecord[], dateOf: (file: string) => string): string {
  const sorted = records.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const numbers = sorted.map((record) => titleOf(record).number)
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at)
  if (twice) throw new Error(`Two records have the number ${twice}`)
  const rows = sorted.map((record) => {
    const { number, title } = titleOf(record)
    return `| ${dateOf(record.file)} | [${number}](${record.file}) | ${title.replaceAll('|', '\\|')} |`
  })
  return `# Decisions

Short records of choices that a newcomer would question: what we chose, why, what it costs, and when to choose again. This
list is written by \`npm run format\` and held by \`npm run check\`; a record keeps the day on which it was first committed.

| made | number | decision |
|---|---|---|
${rows.join('\n')}
`
}
