import { type ReactNode, useMemo } from 'react'
import { readPointer } from '#schemas/compiler/readPointer.ts'
import type { ActionScope } from '../../host.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import type { BlockView } from '../BlockView.ts'
import { itemKeys } from './itemKeys.ts'
import classes from './RepeatBlock.module.css'

/** The same blocks for every item of a list; an item keeps what is open or typed in it wherever it moves. */
export function RepeatBlock({ props, slot, host, scope }: BlockView<'repeat'>) {
  const list = readPointer(scopeFacts(host, scope), props.from)
  const items = Array.isArray(list) ? list : []
  if (items.length === 0) return slot('empty')
  const keys = itemKeys(items, props.key)
  return (
    <ul
      className={classes.list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets
      role="list"
      data-gap={props.gap ?? 'md'}
      data-divided={props.divided || undefined}
    >
      {items.map((item, index) => (
        <Item
          key={keys[index]}
          item={item}
          index={index}
          scope={scope}
          show={(inner) => slot('default', inner)}
        />
      ))}
    </ul>
  )
}

type ItemProps = {
  item: unknown
  index: number
  scope?: ActionScope
  show: (inner: ActionScope) => ReactNode
}

function Item({ item, index, scope, show }: ItemProps) {
  const inner = useMemo(() => ({ ...scope, item, index }), [scope, item, index])
  return <li>{show(inner)}</li>
}
