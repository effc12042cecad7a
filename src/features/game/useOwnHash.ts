import { useRef } from 'react'
import type { ActionScope, Host } from '#renderers/host.ts'

/**
 * The fragment of the address that a page was drawn for. While the page waits for the next one, the browser's is the next one's.
 * @param scope of the block, which keeps the address that it was drawn by
 */
export function useOwnHash(host: Host, scope: ActionScope | undefined): string {
  const hash = useRef(location.hash)
  const { path } = host.facts().route
  if ((scope?.route?.path ?? path) === path) hash.current = location.hash
  return hash.current
}
