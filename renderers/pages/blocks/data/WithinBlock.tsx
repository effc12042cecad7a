import { useEffect, useState } from 'react'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'

/** The longest that browsers count in a timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** Shows its blocks for a while after a point in time; only itself is drawn anew when that is over. */
export function WithinBlock({ props, slot, host, scope }: BlockView<'within'>) {
  const { since, seconds } = props
  const begin = instant(resolveValue(since, scopeFacts(host, scope)))
  const end = begin === undefined ? 0 : begin + seconds * 1000
  const [, look] = useState(0)
  const left = end - Date.now()

  useEffect(() => {
    const rest = end - Date.now()
    if (rest <= 0) return
    const timer = setTimeout(() => look((times) => times + 1), Math.min(rest, LONGEST))
    return () => clearTimeout(timer)
  }, [end])

  return left > 0 ? slot() : null
}

/** Milliseconds since 1970 of an ISO text or of seconds. */
function instant(value: unknown): number | undefined {
  const time = typeof value === 'number' ? value * 1000 : Date.parse(String(value ?? ''))
  return Number.isFinite(time) ? time : undefined
}
