const counted = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`)

const parts: Readonly<Record<string, (number: number) => string>> = {
  pictures: (number) => counted(number, 'a picture', 'pictures'),
  links: (number) => counted(number, 'an invalid link', 'invalid links'),
  comments: () => 'comments',
  notes: () => 'notes',
  deleted: () => 'deleted text',
  tables: (number) => counted(number, 'a table (now lines of text)', 'tables (now lines of text)'),
  looks: () => 'fonts, sizes and colours',
  markup: () => 'formatting (this is plain text)',
}

/** Words of what is pasted. */
export const pasteWords = {
  /** What was not taken; undefined where all was. */
  leftOut: (left: Readonly<Record<string, number | undefined>>): string | undefined => {
    const named = Object.entries(parts).flatMap(([what, say]) => (left[what] ? [say(left[what])] : []))
    return named.length === 0 ? undefined : `Left out: ${named.join('; ')}.`
  },
} as const
