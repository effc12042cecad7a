import { Fieldset, PasswordInput, Select, Stack, TextInput } from '@mantine/core'
import type { Member } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { tell } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { shortestPassword } from './PasswordForm.tsx'
import { roleOptions } from './roleOptions.ts'

export function AddMember({ added }: { added: () => void }) {
  const studio = useStudio()
  return (
    <Fieldset legend={words.staff.add}>
      <Stack maw={480}>
        <DeedForm
          label={words.staff.add}
          wordsOf={(error) =>
            error instanceof StudioFailure && error.status === 409 ? words.staff.taken : undefined
          }
          deed={async (text, reset) => {
            await studio.withSession(() =>
              studio.api.addMember({
                name: text('name'),
                email: text('email'),
                password: text('password'),
                role: text('role') as Member['role'],
                must_change_password: true,
              }),
            )
            reset()
            tell(words.staff.added)
            added()
          }}
        >
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
            minLength={shortestPassword}
            maxLength={200}
            autoComplete="new-password"
          />
        </DeedForm>
      </Stack>
    </Fieldset>
  )
}
