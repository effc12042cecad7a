/** What the templates of a feed are filled with. */
export type TemplateValues = {
  /** Of the line, by name: `{hcp: '-1.5', setnr: '2'}`. */
  specifiers: Readonly<Record<string, string>>
  /** Of the event, in their order. */
  competitors: readonly string[]
  /** Of the event: what it is called where it has no two sides. */
  event?: string
  /** Name of a player or a competitor by its id in the feed; undefined where it is not known. */
  nameOf: (id: string) => string | undefined
  /** A number as a place in a row, in the language of the reader: 2nd. */
  ordinal: (number: number) => string
}

/** Something in a template that stands for a value: a mark, and a name or a sum of a name and a number or another name. */
const placeholder = /\{([!+\-$%]?)(?:(\w+)|\((\w+)([+-])(\w+)\))\}/g

/**
 * The name of a market or an outcome by a template of the Unified Odds Feed: `{x}` a specifier, `{!x}` as a place in a row, `{+x}` with
 * its sign, `{-x}` with the other one, `{$competitor1}` and `{$event}`, `{%x}` whom a specifier names, and `{(x+1)}` for sums.
 * @throws RangeError for what is not there: a name with a hole in it is shown to nobody
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(
    placeholder,
    (whole, mark: string, name?: string, left?: string, sign?: string, right?: string) => {
      const missing = () => new RangeError(`${whole} of "${template}" stands for nothing`)
      if (mark === '$') return nameWithin(values, name ?? '') ?? raise(missing())
      const value = name === undefined ? sumOf(values, left, sign, right) : values.specifiers[name]
      if (value === undefined) throw missing()
      if (mark === '%') return values.nameOf(value) ?? raise(missing())
      if (mark === '') return value
      const number = Number(value)
      if (!Number.isFinite(number)) throw missing()
      return mark === '!' ? values.ordinal(number) : signed(mark === '-' ? -number : number)
    },
  )
}

function nameWithin({ competitors, event }: TemplateValues, name: string): string | undefined {
  if (name === 'event') return event
  const place = /^competitor(\d)$/.exec(name)?.[1]
  return place === undefined ? undefined : competitors[Number(place) - 1]
}

function sumOf({ specifiers }: TemplateValues, left = '', sign = '+', right = ''): string | undefined {
  const numbers = [left, right].map((part) => Number(/^\d+$/.test(part) ? part : specifiers[part]))
  const [one = Number.NaN, other = Number.NaN] = numbers
  const sum = sign === '-' ? one - other : one + other
  return Number.isNaN(sum) ? undefined : String(sum)
}

/** A handicap as it is written everywhere: with a plus, with a minus sign, or naught. */
function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}

function raise(error: Error): never {
  throw error
}
