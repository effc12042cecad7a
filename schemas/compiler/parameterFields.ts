import type { Values } from '#generated/grammar/types.ts'

/** Names that the platform and the forms swap (product document, section 8). */
const swapped: readonly [parameter: string, field: string][] = [
  ['phone', 'mobile'],
  ['mobile', 'phone'],
]

/**
 * Parameter of the operation -> field to show its error at: the first field that the parameter is made of, else the
 * field of its name.
 */
export function parameterFieldsOf(
  order: readonly string[],
  body: Values,
  omit: readonly string[],
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [parameter, field] of swapped) if (order.includes(field)) fields[parameter] = field
  for (const name of order) if (!omit.includes(name) || !Object.hasOwn(fields, name)) fields[name] = name
  for (const [parameter, value] of Object.entries(body)) {
    const source = dataFields(value).find((name) => order.includes(name))
    if (source !== undefined) fields[parameter] = source
  }
  return fields
}

/** Fields that a bound value is read from, in the order in which they are tried. */
export function dataFields(value: Values[string]): string[] {
  if (typeof value !== 'object') return []
  return [value.from]
    .flat()
    .filter((pointer) => pointer.startsWith('/data/'))
    .map((pointer) => pointer.split('/')[2] ?? '')
}
