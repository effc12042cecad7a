import { Button, type ButtonProps, Group, Popover, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { words } from '../words/en.ts'

type AskProps = {
  label: string
  /** All that the button says to who does not see where it stands. */
  name?: string
  question: string
  color?: string
  disabled?: boolean
  size?: ButtonProps['size']
  confirm: () => void
}

/** A button whose deed is asked about before it is done. */
export function Ask({
  label,
  name,
  question,
  color = 'red',
  disabled = false,
  size = 'sm',
  confirm,
}: AskProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus width={300} withArrow>
      <Popover.Target>
        <Button
          variant="default"
          aria-label={name}
          size={size}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack>
          <Text size="sm">{question}</Text>
          <Group justify="flex-end">
            <Button variant="default" size="compact-sm" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button
              size="compact-sm"
              color={color}
              onClick={() => {
                setOpen(false)
                confirm()
              }}
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
