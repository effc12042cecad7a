import { Button, Text, TextInput } from '@mantine/core'
import { useLocation } from 'wouter'
import { DeedForm } from '../parts/DeedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { hrefOf } from '../parts/hrefOf.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { tellWith } from '../parts/tellWith.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { siteOf } from '../stores/useSite.ts'
import { carryOut } from '../templates/carryOut.ts'
import { planCopy } from '../templates/planBeginning.ts'
import { words } from '../words/en.ts'
import { templateWords } from '../words/templates.ts'
import type { JsonObject } from './identity.ts'
import { isId } from './isId.ts'

const said = words.definition

/** Why nothing was copied, in words. */
class NotCopied extends Error {}

type DuplicateDialogProps = { definition: JsonObject; close: () => void }

/** Begins a new definition as a copy of one that works: the way to a new page or form that cannot go wrong at once. */
export function DuplicateDialog({ definition, close }: DuplicateDialogProps) {
  const studio = useStudio()
  const [, navigate] = useLocation()

  async function copy(name: string): Promise<void> {
    if (!isId(name)) throw new NotCopied(said.badId)
    const site = siteOf(studio)
    await site.read()
    const plan = planCopy(site, definition, { name })
    if (plan.taken.length > 0) throw new NotCopied(said.taken)
    const undo = await carryOut(studio, plan, site.definition)
    close()
    navigate(hrefOf(`${definition.kind}/${name}`))
    tellWith(templateWords.made(plan.made.length), templateWords.undo, () => {
      undo()
        .then(() => {
          tell(templateWords.undone)
          navigate(hrefOf(`${definition.kind}/${definition.id}`))
        })
        .catch(tellFailure)
    })
  }

  return (
    <Dialog title={said.duplicate} close={close}>
      <DeedForm
        label={said.duplicate}
        deed={(text) => copy(text('id').trim())}
        wordsOf={(error) => (error instanceof NotCopied ? error.message : undefined)}
        others={
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
        }
      >
        <Text size="sm">{said.duplicateHelp}</Text>
        <TextInput
          name="id"
          label={said.duplicateAs}
          defaultValue={said.copyOf(String(definition.id))}
          required
          data-autofocus
        />
      </DeedForm>
    </Dialog>
  )
}
