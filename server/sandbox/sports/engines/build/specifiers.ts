import { readSpecifiers } from '../lines/rules.ts'

/** Specifiers as feeds write them, by name in alphabetical order: `gamenr=3|setnr=1`. */
export function writeSpecifiers(values: Readonly<Record<string, string | number>>): string {
  return Object.keys(values)
    .sort()
    .map((name) => `${name}=${values[name]}`)
    .join('|')
}

/** What a specifier says; NaN where it is not there or no number. */
export type ReadSpecifier = (name: string) => number

/** Numbers of specifiers by name. */
export function numbersOf(specifiers: string): ReadSpecifier {
  const read = readSpecifiers(specifiers)
  return (name) => Number(read[name] ?? Number.NaN)
}
