export type DecisionRecord = { file: string; text: string }

/** What decisions are about, in the order of the index. */
export const topics = [
  'Language and compiler',
  'Gate',
  'Forms and fields',
  'Pages, popups and routes',
  'First screen',
  'Browser app',
  'Pictures and sounds',
  'Accounts and sign-in',
  'Player protection',
  'Money and payments',
  'Games',
  'Bonuses and promotions',
  'Sportsbook',
  'Loyalty',
  'Search engines, analytics and chat',
  'Studio',
  'Releases and content backends',
  'API and server',
  'Database and jobs',
  'Operation',
  'Security and privacy',
  'Tests and tools',
] as const

export type Topic = (typeof topics)[number]

export type Heading = {
  /** Four digits. */
  number: string
  title: string
  topic: Topic
  /** "accepted", or what has come in its place: "superseded by 0123". */
  status: string
}

/** What a record says of itself: its number and title in the first line, then "Topic: …. Status: …." @throws Error */
export function headingOf({ file, text }: DecisionRecord): Heading {
  const [, number = '', title = ''] = /^# (\d{4}):? (.+)$/m.exec(text) ?? []
  if (number === '' || !file.startsWith(`${number}-`))
    throw new Error(`${file} must begin with "# ${file.slice(0, 4)} " and its title`)
  const [, named, status = ''] =
    /^Topic: ([^.\n]+)\. Status: (accepted|superseded by \d{4})\.$/m.exec(text) ?? []
  const topic = topics.find((one) => one === named)
  if (!topic)
    throw new Error(
      `${file} must say under its title "Topic: T. Status: accepted.", T of ${topics.join('; ')}`,
    )
  return { number, title: title.trim(), topic, status }
}

/** The days that an index gives, by number. */
export function datesOf(index: string): Map<string, string> {
  const lines = index.matchAll(/^\| (\d{4}-\d\d-\d\d) \| \[(\d{4})\]/gm)
  return new Map([...lines].map(([, date = '', number = '']) => [number, date]))
}

/**
 * The page that lists all records by topic, in the order of their numbers.
 * @param dateOf the day on which a record was made, as 2026-11-22
 */
export function decisionIndex(
  records: readonly DecisionRecord[],
  dateOf: (number: string, file: string) => string,
): string {
  const sorted = records
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map((record) => ({ file: record.file, ...headingOf(record) }))
  const numbers = sorted.map(({ number }) => number)
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at)
  if (twice) throw new Error(`Two records have the number ${twice}`)
  const sections = topics.flatMap((topic) => {
    const rows = sorted
      .filter((one) => one.topic === topic)
      .map(({ file, number, title, status }) => {
        const note = status === 'accepted' ? '' : ` (${status})`
        return `| ${dateOf(number, file)} | [${number}](${file}) | ${title.replaceAll('|', '\\|')}${note} |`
      })
    return rows.length > 0
      ? [`## ${topic}\n\n| made | number | decision |\n|---|---|---|\n${rows.join('\n')}\n`]
      : []
  })
  return `# Decisions

Short records of choices that a newcomer would question: what we chose, why, what it costs, and when to choose again. This
list is written by \`npm run format\` and held by \`npm run check\`; a record keeps the day on which it was first committed.

${sections.join('\n')}`
}
