import { Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type FactorCardProps = { name: string; about: string; children: ReactNode }

/** Something by which one shows who they are, and what may be done with it. */
export function FactorCard({ name, about, children }: FactorCardProps) {
  return (
    <Card withBorder component="article" aria-label={name} padding="sm">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        </div>
        {children}
      </Group>
    </Card>
  )
}
