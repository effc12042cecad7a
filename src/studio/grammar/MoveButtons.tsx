import { Button, Group } from '@mantine/core'
import type { Json } from '../definition/identity.ts'
import { builderWords } from '../words/builder.ts'

type MoveButtonsProps = { items: readonly Json[]; at: number; set: (next: Json[]) => void }

/** Moves an item of a list, or takes it out. */
export function MoveButtons({ items, at, set }: MoveButtonsProps) {
  const item = items[at] as Json
  const moveTo = (place: number) => set(items.toSpliced(at, 1).toSpliced(place, 0, item))
  return (
    <Group mt="xs" gap="xs">
      <Button variant="default" size="compact-sm" disabled={at === 0} onClick={() => moveTo(at - 1)}>
        {builderWords.up}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={at === items.length - 1}
        onClick={() => moveTo(at + 1)}
      >
        {builderWords.down}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => set(items.toSpliced(at, 1))}>
        {builderWords.remove}
      </Button>
    </Group>
  )
}
