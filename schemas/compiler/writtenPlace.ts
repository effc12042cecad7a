/**
 * Which place of the written condition a place of the plain one came from, as JSON Pointers into both. Of several that
 * a pointer begins with the longest counts; what follows it there follows here too.
 */
export type ConditionPlaces = [plain: string, written: string][]

/** Where in the written condition stands what a pointer into the plain one leads to. */
export function writtenPlace(places: ConditionPlaces, pointer: string): string {
  let deepest: ConditionPlaces[number] = ['', '']
  for (const place of places) {
    const [plain] = place
    const isAbove = pointer === plain || pointer.startsWith(`${plain}/`)
    // Of equally deep ones the later, which is the more exact.
    if (isAbove && plain.length >= deepest[0].length) deepest = place
  }
  return deepest[1] + pointer.slice(deepest[0].length)
}
