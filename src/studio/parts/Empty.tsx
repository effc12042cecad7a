import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type EmptyProps = {
  /** What the place is for. */
  text: string
  /** The one thing to do about it. */
  children?: ReactNode
}

/** Where nothing is yet: what would be here, and the way to it. */
export function Empty({ text, children }: EmptyProps) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text c="dimmed" maw={640}>
        {text}
      </Text>
      {children}
    </Stack>
  )
}
