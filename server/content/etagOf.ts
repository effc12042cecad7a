/** The version of a draft as HTTP has it. */
export function etagOf(hash: string): string {
  return `"${hash}"`
}

/** The hash that a version names. */
export function hashIn(etag: string): string {
  return etag.trim().replace(/^W\//, '').replace(/^"|"$/g, '')
}
