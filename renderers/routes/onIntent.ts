import { mayPrefetch } from './mayPrefetch.ts'

/** Handlers that call `prefetch` when the reader points at, focuses or touches the element. */
export function onIntent(prefetch: () => void) {
  const begin = () => {
    if (mayPrefetch()) prefetch()
  }
  return { onPointerEnter: begin, onFocus: begin, onTouchStart: begin }
}
