import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { edition } from '#schemas/compiler/upgrade.ts'
import type { JsonObject } from '../definition/identity.ts'
import { isId } from '../definition/isId.ts'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { pageWords } from '../words/blocks.ts'
import { words } from '../words/en.ts'
import { addFragment } from './addFragment.ts'

type MakeFragmentProps = { node: JsonObject; close: () => void; made: (id: string) => void }

/** Blocks become a definition of their own, which is used in their place. */
export function MakeFragment({ node, close, made }: MakeFragmentProps) {
  const around = useSurroundings()
  const { site } = around
  const { makeFragment: own } = pageWords
  const [id, setId] = useState('')
  const [description, setDescription] = useState('')
  const key = `fragment/${id}`
  const fault = id === '' ? undefined : !isId(id) ? own.badId : site.definition(key) ? own.taken : undefined
  const isReady = id !== '' && fault === undefined && description.trim() !== ''
  return (
    <Dialog title={own.title} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReady) return
          const fragment = { kind: 'fragment', id, edition, description: description.trim(), blocks: [node] }
          addFragment(around, fragment, () => made(id))
            .then(() => tell(own.made(id)))
            .catch(tellFailure)
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label={own.id}
            description={own.idHelp}
            value={id}
            error={fault}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
          />
          <TextInput
            label={own.description}
            value={description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {own.make}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
