import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Use } from '../api/createContentApi.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { tellFailure } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { UseList } from './UsesPanel.tsx'

/** Deletes what nobody uses; whoever uses it is named instead. */
export function RemoveButton({ name, remove }: { name: string; remove: () => void }) {
  const studio = useStudio()
  const [uses, setUses] = useState<readonly Use[]>()
  const [isAsking, setAsking] = useState(false)
  const close = () => setUses(undefined)
  const ask = () => {
    setAsking(true)
    studio
      .withSession(() => studio.api.uses(name))
      .then(setUses, tellFailure)
      .finally(() => setAsking(false))
  }
  return (
    <>
      <Button variant="default" loading={isAsking} onClick={ask}>
        {words.definition.remove}
      </Button>
      {uses && (
        <Dialog
          title={uses.length > 0 ? words.uses.still(uses.length) : words.definition.remove}
          close={close}
        >
          <Stack>
            {uses.length > 0 ? (
              <>
                <Text>{words.uses.first}</Text>
                <UseList uses={uses} />
              </>
            ) : (
              <Text>{words.definition.removeAsk}</Text>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {words.cancel}
              </Button>
              {uses.length === 0 && (
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
      )}
    </>
  )
}
