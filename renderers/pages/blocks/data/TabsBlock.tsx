import { useRef, useState } from 'react'
import { lazyPart } from '../../../lazyPart.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { TabsSkeleton } from './tabs/TabsSkeleton.tsx'

/** Few pages have some: what draws them is a chunk of its own. */
const useTabStrip = lazyPart(async () => (await import('./tabs/TabStrip.tsx')).TabStrip)

/** A panel that was open once stays alive, so that a form in it keeps what was typed; unless each opening is to begin anew. */
export function TabsBlock({ props, slot, host, scope, block }: BlockView<'tabs'>) {
  const { tabs, label, query, fresh, hideSingle } = props
  const [local, setLocal] = useState<string>()
  const seen = useRef(new Set<string>())
  const TabStrip = useTabStrip()

  const wanted = query ? scopeFacts(host, scope).query[query] : local
  const open = tabs.find((tab) => tab.id === wanted)?.id ?? tabs[0].id
  seen.current.add(open)

  const choose = (tab: string) => {
    setLocal(tab)
    if (query && tab !== open)
      void host.run([{ do: 'set_query', query: { [query]: tab }, push: true }], scope)
  }

  if (tabs.length === 1 && hideSingle) return slot(tabs[0].id)
  const [first, ...others] = tabs.map((tab) => ({
    id: tab.id,
    text: host.t(tab.label, scope),
    icon: tab.icon,
  }))
  if (!first) return null
  if (!TabStrip) return <TabsSkeleton host={host} panel={block.slots?.[open]} />
  return (
    <TabStrip
      label={host.t(label, scope)}
      tabs={[first, ...others]}
      open={open}
      kept={fresh ? new Set([open]) : seen.current}
      choose={choose}
      panel={slot}
    />
  )
}
