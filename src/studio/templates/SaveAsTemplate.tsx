import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import grammar from '#schemas/grammar/template.json' with { type: 'json' }
import type { Definition } from '../api/createContentApi.ts'
import type { JsonObject } from '../definition/identity.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { siteOf } from '../stores/useSite.ts'
import { words as studioWords } from '../words/en.ts'
import { templateWords } from '../words/templates.ts'
import { makeTemplate } from './makeTemplate.ts'

const words = templateWords.save

/** Kinds that templates may hold, by their grammar. */
export const templatedKinds: ReadonlySet<string> = new Set(
  grammar.properties.definitions.items.properties.kind.enum,
)

/** Makes a template of a definition, for colleagues to begin with. */
export function SaveAsTemplate({ definition, close }: { definition: Definition; close: () => void }) {
  const studio = useStudio()
  const [, navigate] = useLocation()
  const [id] = useState(() => String(definition.id).replaceAll('/', '-'))
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text size="sm">{words.lead}</Text>
        <DeedForm
          label={words.submit}
          others={
            <Button variant="default" onClick={close}>
              {studioWords.cancel}
            </Button>
          }
          deed={async (text) => {
            const site = siteOf(studio)
            await site.read()
            const template = makeTemplate(site, definition as JsonObject, text('id').trim(), {
              name: text('name').trim(),
              description: text('description').trim(),
            })
            const key = `template/${template.id}`
            await site.add(key, template as unknown as JsonObject)
            await studio.refresh()
            close()
            tellWith(words.done(template.name), words.open, () => navigate(hrefOf(key)))
          }}
        >
          <TextInput name="name" label={words.name} required maxLength={60} data-autofocus />
          <TextInput name="description" label={words.description} required maxLength={300} />
          <TextInput
            name="id"
            label={words.id}
            required
            defaultValue={id}
            pattern="[a-z][a-z0-9_\-]*(/[a-z0-9][a-z0-9_\-]*)*"
          />
        </DeedForm>
      </Stack>
    </Dialog>
  )
}
