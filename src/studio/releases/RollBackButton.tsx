import { Alert, Button, Group, ScrollArea, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { StudioFailure } from '../api/StudioFailure.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { tell } from '../parts/tell.ts'
import { useDeed } from '../parts/useDeed.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { NotApproved } from './NotApproved.tsx'
import { ReleaseDifference } from './ReleaseDifference.tsx'

type RollBackButtonProps = {
  release: number
  label: string
  /** Another release is live. */
  done?: (() => void) | undefined
}

/** Makes an earlier release live again, once it was seen what that changes for players. */
export function RollBackButton({ release, label, done }: RollBackButtonProps) {
  const studio = useStudio()
  const [isOpen, setOpen] = useState(false)
  const { failure, error, isBusy, run } = useDeed()
  const isUnapproved = error instanceof StudioFailure && error.type === 'NotApprovedException'
  const rollBack = () =>
    run(async () => {
      await studio.withSession(() => studio.api.rollBack(release))
      setOpen(false)
      tell(words.releases.rolledBack(release))
      done?.()
      void studio.refresh()
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog size="lg" title={words.releases.rollBackTo(release)} close={() => setOpen(false)}>
          <Stack>
            <Text>{words.releases.rollBackAsk(release)}</Text>
            <ScrollArea.Autosize mah={360} type="auto" viewportProps={{ tabIndex: 0 }}>
              <ReleaseDifference release={release} />
            </ScrollArea.Autosize>
            {isUnapproved && <NotApproved failure={error} />}
            {failure !== undefined && !isUnapproved && (
              <Alert color="red" role="alert">
                {failure}
              </Alert>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setOpen(false)}>
                {words.cancel}
              </Button>
              <Button loading={isBusy} onClick={rollBack} data-autofocus>
                {label}
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
