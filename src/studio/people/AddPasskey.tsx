import { Text, TextInput } from '@mantine/core'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { peopleWords } from '../words/people.ts'
import { makePasskey } from './askPasskey.ts'

const { passkey } = peopleWords

/** @param props.done with codes for whoever loses it; empty where those that are there stay */
export function AddPasskey({ done }: { done: (codes: string[]) => void }) {
  const studio = useStudio()
  return (
    <DeedForm
      label={passkey.make}
      wordsOf={(error) =>
        error instanceof StudioFailure && error.type === 'PasskeyTakenException' ? passkey.taken : undefined
      }
      deed={async (text) => {
        const options = await studio.withSession(() => studio.api.passkeyOptions())
        const credential = await makePasskey(options)
        done(await studio.withSession(() => studio.api.addPasskey(text('name'), credential)))
      }}
    >
      <Text>{passkey.lead}</Text>
      <TextInput
        name="name"
        label={passkey.name}
        description={passkey.nameHint}
        required
        maxLength={60}
        autoComplete="off"
        data-autofocus
      />
    </DeedForm>
  )
}
