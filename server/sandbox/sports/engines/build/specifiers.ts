/** Specifiers as feeds write them, by name in alphabetical order: `gamenr=3|setnr=1`. */
export function writeSpecifiers(values: Readonly<Record<string, string | number>>): string {
  return Object.keys(values)
    .sort()
    .map((name) => `${name}=${values[name]}`)
    .join('|')
}

/** What a specifier says; NaN where it is not there or no number. */
export type ReadSpecifier = (name: string) => number

/** @param specifiers in any order */
export function readSpecifiers(specifiers: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    specifiers
      .split('|')
      .filter(Boolean)
      .map((one) => {
        const at = one.indexOf('=')
        return [one.slice(0, at), one.slice(at + 1)]
      }),
  )
}

/** Numbers of specifiers by name. */
export function numbersOf(specifiers: string): ReadSpecifier {
  const read = readSpecifiers(specifiers)
  return (name) => Number(read[name] ?? Number.NaN)
}
