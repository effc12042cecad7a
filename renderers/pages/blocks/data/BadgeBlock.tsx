import type { BadgeProps, IconName } from '#generated/grammar/types.ts'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon, isIcon } from '../../icons.tsx'
import classes from './BadgeBlock.module.css'

/** How something stands. The colour says nothing that the text does not. */
export function BadgeBlock({ props, host, scope }: BlockView<'badge'>) {
  const facts = scopeFacts(host, scope)
  const tone = byFact(props.tone, facts) ?? 'neutral'
  const icon = iconByFact(props.icon, facts)
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon && <Icon name={icon} size="1.125em" />}
      <span>{host.t(props.text, scope)}</span>
    </span>
  )
}

type Icons = BadgeProps['icon']

/** Without a map the fact itself names the drawing. */
function iconByFact(given: Icons, facts: object): IconName | undefined {
  if (typeof given !== 'object') return given
  if (given.map) return byFact({ from: given.from, map: given.map }, facts)
  const name = String(readPointer(facts, given.from))
  return isIcon(name) ? name : undefined
}

type ByFact<T extends string> = { from: string; map: Partial<Record<string, T>> }

function byFact<T extends string>(given: T | ByFact<T> | undefined, facts: object): T | undefined {
  if (typeof given !== 'object') return given
  const found = String(readPointer(facts, given.from))
  return Object.hasOwn(given.map, found) ? given.map[found] : undefined
}
