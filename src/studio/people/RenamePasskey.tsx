import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DeedForm } from '../parts/DeedForm.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { peopleWords } from '../words/people.ts'

const { passkey } = peopleWords

/** A button that asks for another name of a passkey. */
export function RenamePasskey({ id, name, done }: { id: number; name: string; done: () => void }) {
  const studio = useStudio()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" aria-label={passkey.renameNamed(name)} onClick={() => setOpen(true)}>
        {passkey.rename}
      </Button>
      {isOpen && (
        <Dialog title={passkey.renameNamed(name)} close={() => setOpen(false)}>
          <DeedForm
            label={passkey.rename}
            deed={async (text) => {
              await studio.withSession(() => studio.api.renamePasskey(id, text('name')))
              setOpen(false)
              done()
            }}
          >
            <TextInput
              name="name"
              label={passkey.name}
              description={passkey.nameHint}
              defaultValue={name}
              required
              maxLength={60}
              autoComplete="off"
              data-autofocus
            />
          </DeedForm>
        </Dialog>
      )}
    </>
  )
}
