import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { useStrip } from '../../useStrip.ts'
import { ItemList } from './ItemList.tsx'

/** The same blocks for every item of a list that stands in the facts. */
export function RepeatBlock({ props, slot, host, scope }: BlockView<'repeat'>) {
  const facts = scopeFacts(host, scope)
  const list = readPointer(facts, props.from)
  const { layout, where } = props
  const all = Array.isArray(list) ? list : []
  const items =
    where === undefined
      ? all
      : all.filter((item) => conditionHolds(where, scopeFacts(host, { ...scope, item })))
  const strip = useStrip(`${facts.route.path} ${items.length}`)
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
