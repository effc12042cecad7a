type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What came after something, with the objects of before wherever they say the same: what is drawn of them stays. */
export function share<Value>(before: unknown, after: Value): Value {
  if (before === after) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item, at) => share(before[at], item))
    const isSame = items.length === before.length && items.every((item, at) => item === before[at])
    return (isSame ? before : items) as Value
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const names = Object.keys(after)
  const members = names.map((name) => [name, share(before[name], after[name])] as const)
  const had = Object.keys(before)
  // The order of names is what the order of fields is read from.
  const isSame =
    had.length === names.length &&
    members.every(([name, part], at) => had[at] === name && part === before[name])
  return (isSame ? before : Object.fromEntries(members)) as Value
}
