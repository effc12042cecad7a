import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { useStrip } from '../../useStrip.ts'
import { ItemList } from './ItemList.tsx'

/** The same blocks for every item of a list that stands in the facts. */
export function RepeatBlock({ props, slot, host, scope }: BlockView<'repeat'>) {
  const list = readPointer(scopeFacts(host, scope), props.from)
  const items = Array.isArray(list) ? list : []
  const { layout } = props
  const strip = useStrip(`${host.facts().route.path} ${items.length}`)
  if (items.length === 0) return slot('empty')
  return (
    <ItemList
      strip={layout === 'strip' || layout === 'carousel' ? strip : undefined}
      layout={layout}
      items={items}
      pointer={props.key}
      gap={props.gap}
      divided={props.divided}
      scope={scope}
      show={(inner) => slot('default', inner)}
    />
  )
}
