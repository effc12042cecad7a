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
  return (
    <Menu opened onClose={close} position="bottom-end">
      <Menu.Target>
        <button type="button" className="more" aria-label={builderWords.menuOf(name)}>
          ⋯
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={at === 0} onClick={() => move(at, at - 1)}>
          {builderWords.up}
        </Menu.Item>
        <Menu.Item disabled={at === last} onClick={() => move(at, at + 1)}>
          {builderWords.down}
        </Menu.Item>
        <Menu.Item disabled={at === 0} onClick={() => move(at, 0)}>
          {builderWords.first}
        </Menu.Item>
        <Menu.Item disabled={at === last} onClick={() => move(at, last)}>
          {builderWords.last}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => duplicate(at)}>{builderWords.duplicate}</Menu.Item>
        <Menu.Item onClick={() => remove(at)}>{builderWords.remove}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
