const counted = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)

const parts: Readonly<Record<string, (number: number) => string>> = {
  pictures: (number) => counted(number, 'a picture', 'pictures'),
  links: (number) =>
    counted(number, 'a link that leads nowhere on the web', 'links that lead nowhere on the web'),
  comments: () => 'comments',
  notes: () => 'notes',
  deleted: () => 'deleted words',
  tables: (number) => counted(number, 'a table, whose rows are lines', 'tables, whose rows are lines'),
  looks: () => 'fonts, sizes and colours',
  markup: () => 'paragraphs, lists, links and emphasis, for this text is plain',
}

/** Words of what is pasted. */
export const pasteWords = {
  /** What was not taken; undefined where all was. */
  leftOut: (left: Readonly<Record<string, number | undefined>>): string | undefined => {
    const named = Object.entries(parts).flatMap(([what, say]) => (left[what] ? [say(left[what])] : []))
    return named.length === 0 ? undefined : `Left out: ${named.join('; ')}.`
  },
} as const
