import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { words } from '../words/en.ts'

/** Milliseconds that something may be taken back in. */
const whileOffered = 30_000

/** Says what was done, and offers to do something about it for a while. */
export function tellWith(message: string, label: string, act: () => void): void {
  const id = notifications.show({
    color: 'teal',
    autoClose: whileOffered,
    closeButtonProps: { 'aria-label': words.close },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          flex="none"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            act()
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  })
}
