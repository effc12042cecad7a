import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { Dialog } from '../parts/Dialog.tsx'
import { Failure } from '../parts/Failure.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { UseList } from './UsesPanel.tsx'

type RemoveDialogProps = { name: string; close: () => void; remove: () => void }

/** Deletes what nobody uses; whoever uses it is named instead. */
export function RemoveDialog({ name, close, remove }: RemoveDialogProps) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(name, () => studio.withSession(() => studio.api.uses(name)))
  const uses = answer ?? []
  return (
    <Dialog title={uses.length > 0 ? words.uses.still(uses.length) : words.definition.remove} close={close}>
      <Stack>
        {failure ? (
          <Failure error={failure} again={again} />
        ) : !answer ? (
          <Loader aria-label={words.loading} />
        ) : uses.length > 0 ? (
          <>
            <Text>{words.uses.first}</Text>
            <UseList uses={uses} />
          </>
        ) : (
          <Text>{words.definition.removeAsk}</Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          {answer?.length === 0 && (
            <Button
              color="red"
              onClick={() => {
                close()
                remove()
              }}
            >
              {words.definition.remove}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
