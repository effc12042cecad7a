import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { Dialog } from '../parts/Dialog.tsx'
import { moment } from '../parts/moment.ts'
import { words } from '../words/en.ts'
import type { DocumentState, StudioDocument } from './createDocument.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { parseDefinition } from './printDefinition.ts'

type ConflictDialogProps = {
  document: StudioDocument
  state: Pick<DocumentState, 'theirs' | 'base' | 'text'>
}

/** Two have changed the same definition: what each did, and how to go on with both. */
export function ConflictDialog({ document, state }: ConflictDialogProps) {
  const { theirs, base, text } = state
  if (!theirs) return null
  const joined = document.joined()
  const definitionOf = (one: string) => {
    const parsed = parseDefinition(one)
    return 'definition' in parsed ? parsed.definition : undefined
  }
  const clashes = joined?.clashes.map((path) => path.join(' › ')).join(', ')
  return (
    <Dialog size="xl" title={words.conflict.title}>
      <Stack>
        <Text>
          {words.conflict.lead(theirs.saved_by ?? '', theirs.saved_at ? moment(theirs.saved_at) : '')}
        </Text>
        <Title order={3}>{words.conflict.theirs}</Title>
        <DifferenceList name={theirs.key} from={definitionOf(base.text)} to={theirs.definition} />
        <Title order={3}>{words.conflict.yours}</Title>
        <DifferenceList name={theirs.key} from={definitionOf(base.text)} to={definitionOf(text)} />
        {clashes && <Alert color="orange">{words.conflict.both(clashes)}</Alert>}
        <Group justify="flex-end">
          <Button
            variant="default"
            {...(!joined && { 'data-autofocus': true })}
            onClick={() => document.goOn('theirs')}
          >
            {words.conflict.take}
          </Button>
          <Button data-autofocus onClick={() => document.goOn('joined')} disabled={!joined}>
            {words.conflict.merge}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
