/**
 * Where the caret belongs after a text was put into shape: behind as many kept characters as it stood behind before.
 * @param kept which characters shaping keeps; digits and letters otherwise
 */
export function caretAfter(before: string, caret: number, after: string, kept = /[\p{L}\p{N}]/u): number {
  if (caret >= before.length) return after.length
  let left = [...before.slice(0, caret)].filter((character) => kept.test(character)).length
  let place = 0
  for (const character of after) {
    if (left === 0) break
    place += character.length
    if (kept.test(character)) left -= 1
  }
  return place
}
