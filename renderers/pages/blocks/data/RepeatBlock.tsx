import { useEffect, useRef } from 'react'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { ItemList } from './ItemList.tsx'
import { showCurrent } from './showCurrent.ts'

/** The same blocks for every item of a list that stands in the facts. */
export function RepeatBlock({ props, slot, host, scope }: BlockView<'repeat'>) {
  const list = readPointer(scopeFacts(host, scope), props.from)
  const items = Array.isArray(list) ? list : []
  const { layout } = props
  const { path } = host.facts().route
  const element = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another list has another current item
  useEffect(() => {
    if (layout === 'strip' && element.current) showCurrent(element.current)
  }, [layout, path, list])
  if (items.length === 0) return slot('empty')
  return (
    <ItemList
      ref={element}
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
