import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Picker } from '../../Picker.tsx'

/** One of a list of the facts; what is picked is done with the item in sight. */
export function PickerBlock({ props, host, scope }: BlockView<'picker'>) {
  const { label, icon, from, value, text, current, none, actions } = props
  const facts = scopeFacts(host, scope)
  const list = readPointer(facts, from)
  const items = Array.isArray(list) ? list : []
  const textAt = (pointer: string, item: unknown) => String(readPointer({ ...facts, item }, pointer) ?? '')
  return (
    <Picker
      label={host.t(label, scope)}
      icon={icon}
      value={String(readPointer(facts, current) ?? '')}
      options={[
        ...(none === undefined ? [] : [{ value: '', text: host.t(none, scope) }]),
        ...items.map((item) => ({ value: textAt(value, item), text: textAt(text, item) })),
      ]}
      onPick={(picked) => {
        const item = items.find((one) => textAt(value, one) === picked)
        void host.run(actions, { ...scope, item })
      }}
    />
  )
}
