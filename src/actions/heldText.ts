import type { Text } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'

/**
 * Words that outlive the moment: told anew in whichever language is asked for later, with the arguments of now. What
 * the arguments point at may be gone by then, and is kept unformatted, because each language writes sums its own way.
 */
export function heldText(text: Text, host: Host, scope?: ActionScope): () => string {
  if (typeof text === 'string' || !text.args) return () => host.t(text)
  const { key } = text
  const args = Object.entries(text.args)
  const item = host.resolve(
    Object.fromEntries(
      args.map(([name, value]) => [name, isBinding(value) ? { ...value, as: 'text' } : value]),
    ),
    scope,
  )
  const held = args.map(([name, value]) => [
    name,
    isBinding(value) ? { from: `/item/${name}`, as: value.as ?? 'text' } : value,
  ])
  return () => host.t({ key, args: Object.fromEntries(held) }, { item })
}

const isBinding = <Value>(value: Value) => typeof value === 'object'
