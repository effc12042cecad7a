import type { ActionRunner } from './Action.ts'

/** Hands the event to whatever analytics the site's snippets have brought (they read `dataLayer`). */
export const track: ActionRunner<'track'> = ({ event, params }, { host, scope }) => {
  const layer = (globalThis as { dataLayer?: unknown }).dataLayer
  if (Array.isArray(layer)) layer.push({ event, ...host.resolve(params ?? {}, scope) })
  return undefined
}
