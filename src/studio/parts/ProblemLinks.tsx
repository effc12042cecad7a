import { Anchor, List, Text } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from './hrefOf.ts'

type ProblemLinksProps = {
  problems: readonly { definition: string; pointer: string; message: string; hint?: string }[]
}

/** What the gate found, each with the way to its place in its definition. */
export function ProblemLinks({ problems }: ProblemLinksProps) {
  return (
    <List spacing="xs">
      {problems.map(({ definition, pointer, message, hint }) => (
        <List.Item key={`${definition} ${pointer} ${message}`}>
          <Anchor component={Link} href={`${hrefOf(definition)}#${encodeURIComponent(pointer)}`}>
            {definition}: {message}
          </Anchor>
          {hint !== undefined && <Text size="sm">{hint}</Text>}
        </List.Item>
      ))}
    </List>
  )
}
