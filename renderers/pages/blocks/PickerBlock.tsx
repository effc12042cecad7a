import { readPointer } from '#schemas/compiler/readPointer.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import type { BlockView } from '../BlockView.ts'
import { Icon } from '../icons.tsx'
import classes from './PickerBlock.module.css'

/** One of a list, by the browser's own control: on phones that is the one their owners know. */
export function PickerBlock({ props, host, scope }: BlockView<'picker'>) {
  const { label, icon, from, value, text, current, actions } = props
  const facts = scopeFacts(host, scope)
  const list = readPointer(facts, from)
  const items = Array.isArray(list) ? list : []
  const idOf = (item: unknown) => String(readPointer({ ...facts, item }, value) ?? '')
  return (
    <label className={classes.picker}>
      {icon && <Icon name={icon} />}
      <span className="visually-hidden">{host.t(label, scope)}</span>
      <select
        className={classes.select}
        value={String(readPointer(facts, current) ?? '')}
        onChange={(event) => {
          const item = items.find((one) => idOf(one) === event.target.value)
          void host.run(actions, { ...scope, item })
        }}
      >
        {items.map((item) => (
          <option key={idOf(item)} value={idOf(item)}>
            {String(readPointer({ ...facts, item }, text) ?? '')}
          </option>
        ))}
      </select>
    </label>
  )
}
