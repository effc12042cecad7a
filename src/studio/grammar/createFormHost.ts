import type { Text } from '#generated/grammar/types.ts'
import type { ActionScope, CallResult, Host } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { resolveValues } from '#schemas/runtime/bindings.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'

export type FormHostOptions = {
  locale: string
  /** The words of a text. */
  say: (key: string, args: Record<string, unknown>) => string
  facts: Facts
  /** The player has finished a change of a field, or pressed a button that does something. */
  run?: (scope: ActionScope | undefined) => void
  call?: (operation: string, values: Record<string, unknown>) => Promise<CallResult>
}

/** What forms need where there is no site around them: the studio draws its own with it, and shows those of the site. */
export function createFormHost({ locale, say, facts, run, call }: FormHostOptions): Host {
  const host: Host = {
    t: (text: Text, scope) => {
      const { key, args = {} } = typeof text === 'string' ? { key: text } : text
      return say(key, resolveValues(args, scopeFacts(host, scope)))
    },
    locale: () => locale,
    href: () => undefined,
    moved: () => null,
    facts: () => facts,
    call: async (operation, values) =>
      (await call?.(operation, values)) ?? { ok: true, response: { value: 1 } },
    upload: async () => ({ ok: true, response: { value: 1 } }),
    run: async (_, scope) => run?.(scope),
    ask: async () => true,
    failureText: ({ message }) => message,
    resolve: (values, scope) => resolveValues(values, scopeFacts(host, scope)),
    artefact: () => undefined,
    hasArtefact: () => false,
    prefetch: async () => undefined,
    phoneCountries: () => [],
    today: () => new Date().toISOString().slice(0, 10),
    report: (error, where) => console.error(where, error),
    subscribe: () => () => undefined,
    onRefresh: () => () => undefined,
    version: () => 0,
  }
  return host
}

/** Facts of a visit that nobody has made anything of. */
export const emptyFacts = {
  session: { authenticated: false, uid: 0 },
  site: {},
  route: { name: 'index', path: '/', fullPath: '/', params: {} },
  query: {},
  device: { kind: 'desktop', breakpoint: '1280', minWidth: 1280, platform: 'default', framed: false },
} as unknown as Facts
