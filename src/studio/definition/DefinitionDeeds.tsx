import { Button, Group, Menu, Text } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Draft } from '../api/createContentApi.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { tellFailure } from '../parts/tell.ts'
import { Rename } from '../rename/Rename.tsx'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { SaveAsTemplate, templatedKinds } from '../templates/SaveAsTemplate.tsx'
import { words as studioWords } from '../words/en.ts'
import { renameWords } from '../words/rename.ts'
import { templateWords } from '../words/templates.ts'
import { carryOver } from './carriedHistories.ts'
import type { StudioDocument } from './createDocument.ts'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import type { JsonObject } from './identity.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

const words = studioWords.definition

type Asked = 'duplicate' | 'template' | 'rename' | 'discard' | 'remove'

type DefinitionDeedsProps = {
  name: string
  draft: Draft
  document: StudioDocument
  /** Something is typed that was not saved. */
  isTyped: boolean
  tidyUp: () => void
  /** Shows the definition as it is by now. */
  read: () => void
}

/** What is done to a definition as a whole and not every minute: a menu, and the dialogs that ask before. */
export function DefinitionDeeds({ name, draft, document, isTyped, tidyUp, read }: DefinitionDeedsProps) {
  const studio = useStudio()
  const { member } = useStudioState()
  const [, navigate] = useLocation()
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)
  const item = (what: Asked, label: string, more?: { disabled?: boolean; c?: string }) => (
    <Menu.Item {...more} onClick={() => ask(what)}>
      {label}
    </Menu.Item>
  )
  const isOwn = !draft.source
  const mayRemove = draft.kind !== 'media' || (typeof member === 'object' && member.role !== 'editor')
  const definition = draft.definition as JsonObject
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<span aria-hidden="true">▾</span>}>
            {words.deeds}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {item('duplicate', words.duplicate)}
          {templatedKinds.has(draft.kind) &&
            item('template', templateWords.save.button, { disabled: isTyped })}
          {isOwn && item('rename', renameWords.rename)}
          {isOwn && <Menu.Item onClick={tidyUp}>{words.format}</Menu.Item>}
          {isOwn && (draft.is_draft || mayRemove) && <Menu.Divider />}
          {isOwn && draft.is_draft && item('discard', words.discard)}
          {isOwn && mayRemove && item('remove', words.remove, { c: 'var(--mantine-color-error)' })}
        </Menu.Dropdown>
      </Menu>
      {asked === 'duplicate' && <DuplicateDialog definition={definition} close={close} />}
      {asked === 'template' && <SaveAsTemplate definition={draft.definition} close={close} />}
      {asked === 'rename' && (
        <Rename
          of={{ definition: name }}
          isTyped={isTyped}
          history={document.history}
          close={close}
          renamed={(by) => {
            const key = `${draft.kind}/${by.to}`
            carryOver(studio, { key: name, document }, key)
            navigate(hrefOf(key))
          }}
        />
      )}
      {asked === 'discard' && (
        <Dialog title={words.discard} close={close}>
          <Text size="sm">{words.discardAsk}</Text>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={close} data-autofocus>
              {studioWords.cancel}
            </Button>
            <Button
              color="red"
              onClick={() => {
                close()
                document.discard().then(read, tellFailure)
              }}
            >
              {words.discard}
            </Button>
          </Group>
        </Dialog>
      )}
      {asked === 'remove' && (
        <RemoveDialog name={name} close={close} remove={() => document.remove().then(read, tellFailure)} />
      )}
    </>
  )
}
