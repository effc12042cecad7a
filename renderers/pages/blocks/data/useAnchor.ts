import { type ToggleEvent, useEffect, useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

const hashOf = () => location.hash

/**
 * What an address leads to by its fragment: it is opened and brought into sight. Opened by hand it writes its name into
 * the address, so that the address can be given to somebody else. To be spread on a `details`.
 */
export function useAnchor(anchor: string | undefined) {
  const element = useRef<HTMLDetailsElement>(null)
  const hash = useLocationProperty(hashOf, hashOf)
  const isAsked = anchor !== undefined && hash === `#${anchor}`
  useEffect(() => {
    const { current } = element
    if (!isAsked || !current || current.open) return
    current.open = true
    current.scrollIntoView()
  }, [isAsked])
  const onToggle = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (anchor === undefined || newState !== 'open' || location.hash === `#${anchor}`) return
    history.replaceState(history.state, '', `#${anchor}`)
  }
  return { ref: element, ...(anchor !== undefined && { id: anchor, onToggle }) }
}
