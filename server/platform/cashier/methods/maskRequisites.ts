type Requisites = Readonly<Record<string, string>>

/** Shows whose account it is to its owner, and not enough to anybody else. Names and choices stay as they are. */
function mask(value: string): string {
  // Masked before, as cards are.
  if (value.includes('...')) return value
  const [, first, domain] = /^(.)[^@]*@(.+)$/.exec(value) ?? []
  if (first !== undefined) return `${first}...@${domain}`
  const bare = value.replace(/[\s-]/g, '')
  if (!/\d/.test(bare)) return value
  if (/^\+?\d{7,11}$/.test(bare)) return `${bare.slice(0, 3)}...${bare.slice(-2)}`
  return bare.length >= 12 ? `${bare.slice(0, 6)}...${bare.slice(-4)}` : value
}

/** Requisites as they are shown: of numbers, addresses and mailboxes only the ends. */
export function maskRequisites(requisites: Requisites): Record<string, string> {
  return Object.fromEntries(Object.entries(requisites).map(([name, value]) => [name, mask(value)]))
}
