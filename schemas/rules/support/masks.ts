/** A mask parameter as a list. */
export function listMasks(mask: string | readonly string[] | undefined): readonly string[] {
  if (mask === undefined) return []
  return typeof mask === 'string' ? [mask] : mask
}

/** How many digits a mask takes. */
export function countSlots(mask: string): number {
  return mask.split('#').length - 1
}

/** Source (flag u, anchored) of what fits one of the masks: written out in full, or its digits alone. */
export function maskPattern(mask: string | readonly string[]): string {
  const alternatives = listMasks(mask).flatMap((one) => [
    [...one].map((char) => (char === '#' ? '[0-9]' : escapeLiteral(char))).join(''),
    `[0-9]{${countSlots(one)}}`,
  ])
  return `^(?:${alternatives.join('|')})$`
}

function escapeLiteral(char: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char
}
