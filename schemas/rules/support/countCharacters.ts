/** Length in code points, as JSON Schema counts it: an emoji outside the BMP is one, not two. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
