import { Alert, Button, Group, Text } from '@mantine/core'
import { words } from '../words/en.ts'
import { failureWords } from './failureWords.ts'

/** Says why something could not be read, and offers to try again. */
export function Failure({ error, again }: { error: unknown; again?: () => void }) {
  return (
    <Alert color="red" role="alert">
      <Group justify="space-between">
        <Text>{failureWords(error)}</Text>
        {again && (
          <Button variant="light" color="red" onClick={again}>
            {words.again}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
