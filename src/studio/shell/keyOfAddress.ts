/** The definition that an address of the studio shows. */
export function keyOfAddress(address: string): string | undefined {
  const [, screen, ...key] = address.split('/')
  return screen === 'definitions' && key.length > 1 ? key.map(decodeURIComponent).join('/') : undefined
}
