/** How many levels the deepest line of a printed definition is indented by; two spaces are a level. */
export function levelsOf(print: string): number {
  return Math.max(...print.split('\n').map((line) => (line.length - line.trimStart().length) / 2))
}
