import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStudio } from '../shell/StudioContext.ts'
import { peopleWords } from '../words/people.ts'
import { FactorList } from './FactorList.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'

/** How one signs in oneself. */
export function AccountScreen() {
  const studio = useStudio()
  return (
    <Stack maw={640} gap="xl">
      <Title order={1} size="h2">
        {peopleWords.account}
      </Title>
      <Part title={peopleWords.factors.title}>
        <FactorList changed={studio.readMember} />
      </Part>
      <Part title={peopleWords.password.title}>
        <PasswordForm />
      </Part>
      <Part title={peopleWords.sessions.title}>
        <SessionList />
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  )
}
