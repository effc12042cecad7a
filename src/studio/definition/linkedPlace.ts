/** The place of a definition that an address leads to: a JSON pointer after `#`. */
export function linkedPlace(hash: string): string | undefined {
  try {
    const pointer = decodeURIComponent(hash.slice(1))
    return pointer.startsWith('/') ? pointer : undefined
  } catch {
    return undefined // no address that the studio made
  }
}
