/** Freezes JSON through and through: it is shared by every request, so nobody may change it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value)) freeze(member)
  }
  return value
}
