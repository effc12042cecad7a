/** Arguments that a compiled message uses, in its choices too. */
export function argumentsOf(tokens: unknown, found = new Set<string>()): Set<string> {
  if (!Array.isArray(tokens)) return found
  for (const token of tokens) {
    if (!Array.isArray(token)) continue
    found.add(String(token[0]))
    const cases: unknown = token[2]
    if (cases !== null && typeof cases === 'object')
      for (const inner of Object.values(cases)) argumentsOf(inner, found)
  }
  return found
}
