import type { Text } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { escapedArgs } from '#renderers/pages/escapedArgs.ts'

type Held = { text: () => string; markup: () => string }

/**
 * Words that outlive the moment: told anew in whichever language is asked for later, with the arguments of now. What
 * the arguments point at may be gone by then, and is kept unformatted, because each language writes sums its own way.
 * As markup the arguments are escaped: only the message's own tags count.
 */
export function heldText(text: Text, host: Host, scope?: ActionScope): Held {
  if (typeof text === 'string' || !text.args) return { text: () => host.t(text), markup: () => host.t(text) }
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
  const kept = { key, args: Object.fromEntries(held) }
  return {
    text: () => host.t(kept, { item }),
    markup: () => host.t(escapedArgs(kept, host, { item }), { item }),
  }
}

const isBinding = <Value>(value: Value) => typeof value === 'object'
