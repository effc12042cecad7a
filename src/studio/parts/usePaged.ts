import { useState } from 'react'
import { useAsked } from './useAsked.ts'

type Page<Item> = { items: Item[]; total: number }

/** A list of which more is shown by and by: what was read so far, and what reads on. @param name another list begins anew */
export function usePaged<Item>(name: string, ask: (offset: number) => Promise<Page<Item>>) {
  const [read, setRead] = useState<{ name: string; items: Item[] }>({ name, items: [] })
  const before = read.name === name ? read.items : []
  const setBefore = (items: Item[]) => setRead({ name, items })
  const { answer, failure, again, isAsking } = useAsked(`${name} ${before.length}`, () => ask(before.length))
  const items = [...before, ...(answer?.items ?? [])]
  return {
    items: answer || before.length > 0 ? items : undefined,
    failure,
    isAsking,
    again: () => {
      if (before.length === 0) again()
      setBefore([])
    },
    ...(answer && items.length < answer.total && { more: () => setBefore(items) }),
  }
}
