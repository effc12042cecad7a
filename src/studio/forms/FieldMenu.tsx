import { Menu } from '@mantine/core'
import { builderWords } from '../words/builder.ts'

type FieldMenuProps = {
  name: string
  at: number
  /** How many fields there are. */
  of: number
  close: () => void
  move: (from: number, to: number) => void
  duplicate: (at: number) => void
  remove: (at: number) => void
}

/** What can be done to a field; made once it is asked for. */
export function FieldMenu({ name, at, of, close, move, duplicate, remove }: FieldMenuProps) {
  const last = of - 1
  const moves = [
    { label: builderWords.up, to: at - 1 },
    { label: builderWords.down, to: at + 1 },
    { label: builderWords.first, to: 0 },
    { label: builderWords.last, to: last },
  ].map((one) => ({ ...one, isPossible: one.to !== at && one.to >= 0 && one.to <= last }))
  const first = moves.find(({ isPossible }) => isPossible)
  return (
    <Menu opened onClose={close} position="bottom-end">
      <Menu.Target>
        <button type="button" className="more" aria-label={builderWords.menuOf(name)}>
          ⋯
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((one) => (
          <Menu.Item
            key={one.label}
            disabled={!one.isPossible}
            {...(one === first && { 'data-autofocus': true })}
            onClick={() => move(at, one.to)}
          >
            {one.label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item {...(!first && { 'data-autofocus': true })} onClick={() => duplicate(at)}>
          {builderWords.duplicate}
        </Menu.Item>
        <Menu.Item onClick={() => remove(at)}>{builderWords.remove}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
