import { useEffect, useRef, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { createAnnouncer } from './createAnnouncer.ts'
import type { DeskView } from './createDesk.ts'
import type { OwnSlip, SlipNews } from './createSlip.ts'
import { toldOf } from './toldOf.ts'

/** What a reader of the screen hears of the slip: what was put on it, and what became of a bet. */
export function useAnnounced(host: Host, slip: OwnSlip, view: DeskView): string {
  const [text, setText] = useState('')
  const announcer = useRef<ReturnType<typeof createAnnouncer>>(undefined)
  useEffect(() => {
    announcer.current = createAnnouncer(setText)
    return () => announcer.current?.stop()
  }, [])

  useEffect(() => {
    let told = slip.news()
    return slip.subscribe(() => {
      const news = slip.news()
      if (!news || news === told) return
      told = news
      tell(news)
    })

    function tell({ did, selection, count }: SlipNews) {
      const args = { name: selection.names.outcome, count }
      // Seen by all, and read by itself.
      if (did === 'full')
        void host.run([{ do: 'toast', text: { key: 'slip.full', args: { count } }, tone: 'error' }])
      else announcer.current?.tell(host.t({ key: did === 'added' ? 'slip.added' : 'slip.removed', args }))
    }
  }, [host, slip])

  const result = toldOf(host, view)
  useEffect(() => {
    if (result !== '') announcer.current?.tell(result)
  }, [result])
  return text
}
