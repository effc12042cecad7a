import { useEffect, useRef, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { createAnnouncer } from './createAnnouncer.ts'
import type { DeskView } from './createDesk.ts'
import type { OwnSlip } from './createSlip.ts'
import { toldOf } from './toldOf.ts'

/** What a reader of the screen hears of the slip: what was put on it, and what became of a bet. */
export function useAnnounced(host: Host, slip: OwnSlip, view: DeskView): string {
  const [text, setText] = useState('')
  const announcer = useRef<ReturnType<typeof createAnnouncer>>(undefined)
  useEffect(() => {
    announcer.current = createAnnouncer(setText)
    return () => announcer.current?.stop()
  }, [])

  useEffect(
    () =>
      slip.subscribe(() => {
        const news = slip.news()
        if (news && news !== told.current) announcer.current?.tell(newsText(host, news))
        told.current = news
      }),
    [host, slip],
  )
  const told = useRef(slip.news())

  const result = toldOf(host, view)
  useEffect(() => {
    if (result !== '') announcer.current?.tell(result)
  }, [result])
  return text
}

function newsText(host: Host, { did, selection, count }: NonNullable<ReturnType<OwnSlip['news']>>): string {
  const name = selection.names.outcome
  if (did === 'full') return host.t({ key: 'slip.full', args: { count } })
  return host.t({ key: did === 'added' ? 'slip.added' : 'slip.removed', args: { name, count } })
}
