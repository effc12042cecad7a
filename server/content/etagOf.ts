/** The version of a draft as HTTP has it. */
export function etagOf(hash: string): string {
  return `"${hash}"`
}
