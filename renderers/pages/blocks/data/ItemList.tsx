import { type ReactNode, type Ref, useMemo } from 'react'
import type { ActionScope } from '../../../host.ts'
import type { useStrip } from '../../useStrip.ts'
import classes from './ItemList.module.css'
import { itemKeys } from './itemKeys.ts'

type ItemListProps = {
  items: readonly unknown[]
  /** JSON Pointer to what tells an item from the others. */
  pointer?: string
  layout?: 'rows' | 'tiles' | 'cards' | 'carousel' | 'strip'
  gap?: string
  divided?: boolean
  scope?: ActionScope
  show: (inner: ActionScope) => ReactNode
  ref?: Ref<HTMLUListElement>
  /** What shows where a list that scrolls sideways goes on. */
  strip?: ReturnType<typeof useStrip> | undefined
}

/** The same for every item of a list; an item keeps what is open or typed in it wherever it moves. */
export function ItemList({
  items,
  pointer,
  layout = 'rows',
  gap = 'md',
  divided,
  scope,
  show,
  ref,
  strip,
}: ItemListProps) {
  const keys = itemKeys(items, pointer)
  return (
    <ul
      ref={ref}
      {...strip}
      className={strip ? `strip ${classes.list}` : classes.list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets
      role="list"
      data-layout={layout}
      data-gap={gap}
      data-divided={divided || undefined}
    >
      {items.map((item, index) => (
        <Item key={keys[index]} item={item} index={index} scope={scope} show={show} />
      ))}
    </ul>
  )
}

type ItemProps = Pick<ItemListProps, 'scope' | 'show'> & { item: unknown; index: number }

function Item({ item, index, scope, show }: ItemProps) {
  const inner = useMemo(() => ({ ...scope, item, index }), [scope, item, index])
  return <li>{show(inner)}</li>
}
