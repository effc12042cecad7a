import { Alert, Button, Fieldset, PasswordInput, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Member } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { failureWords } from '../parts/failureWords.ts'
import { tell } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { roleOptions } from './roleOptions.ts'

/** The shortest first password of a member of staff (`content.addStaff`). */
const shortest = 12

export function AddMember({ added }: { added: () => void }) {
  const studio = useStudio()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const text = (name: string) => String(values.get(name))
    setBusy(true)
    try {
      await studio.withSession(() =>
        studio.api.addMember({
          name: text('name'),
          email: text('email'),
          password: text('password'),
          role: text('role') as Member['role'],
        }),
      )
      form.reset()
      setFailure(undefined)
      tell(words.staff.added)
      added()
    } catch (error) {
      const isTaken = error instanceof StudioFailure && error.status === 409
      setFailure(isTaken ? words.staff.taken : failureWords(error))
    }
    setBusy(false)
  }

  return (
    <form onSubmit={add}>
      <Fieldset legend={words.staff.add}>
        <Stack maw={480}>
          {failure !== undefined && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput name="name" label={words.staff.name} required maxLength={100} autoComplete="off" />
          <TextInput
            name="email"
            type="email"
            label={words.staff.email}
            required
            maxLength={254}
            autoComplete="off"
          />
          <Select
            name="role"
            label={words.staff.role}
            data={roleOptions}
            defaultValue="editor"
            allowDeselect={false}
          />
          <PasswordInput
            name="password"
            label={words.staff.password}
            description={words.staff.passwordHint}
            required
            minLength={shortest}
            maxLength={200}
            autoComplete="new-password"
          />
          <Button type="submit" loading={isBusy} w="fit-content">
            {words.staff.add}
          </Button>
        </Stack>
      </Fieldset>
    </form>
  )
}
