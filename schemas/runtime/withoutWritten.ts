type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * A schema of the grammar without what only the written language has (`x-written: true`): branches, properties and
 * definitions so marked, and with what stands in plain definitions in its place (`x-plain`). What remains describes plain definitions, which everything after the compiler reads; so the
 * types are made from it. A choice of which one branch is left becomes that branch.
 */
export function withoutWritten<T extends Json>(schema: T): T {
  return strip(schema) as T
}

function strip(node: Json): Json {
  if (Array.isArray(node)) return node.filter((part) => !isWritten(part)).map(strip)
  if (node === null || typeof node !== 'object') return node
  if (isObject(node['x-plain'])) return strip(node['x-plain'])
  const { properties } = node
  const gone = (name: Json) =>
    typeof name === 'string' &&
    isObject(properties) &&
    Object.hasOwn(properties, name) &&
    isWritten(properties[name])
  const kept = Object.entries(node)
    .filter(([, part]) => !isWritten(part))
    .map(([key, part]): [string, Json] => [
      key,
      strip(key === 'required' && Array.isArray(part) ? part.filter((name) => !gone(name)) : part),
    ])
  const { oneOf, ...rest } = Object.fromEntries(kept)
  const isNarrowed = Array.isArray(oneOf) && Array.isArray(node.oneOf) && oneOf.length < node.oneOf.length
  const [only] = isNarrowed && oneOf.length === 1 ? oneOf : []
  if (isObject(only)) return { ...only, ...rest }
  return oneOf === undefined ? rest : Object.fromEntries(kept)
}

function isWritten(part: Json | undefined): boolean {
  return isObject(part) && part['x-written'] === true
}

function isObject(part: Json | undefined): part is { [key: string]: Json } {
  return part !== null && typeof part === 'object' && !Array.isArray(part)
}
