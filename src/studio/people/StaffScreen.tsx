import { Loader, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { Invited } from '../api/createContentApi.ts'
import { Failure } from '../parts/Failure.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { InvitationList } from './InvitationList.tsx'
import { InvitationLink, InviteForm } from './InviteForm.tsx'
import { MemberCard } from './MemberCard.tsx'

/** Who works here and what they may do, and who was invited; for administrators. */
export function StaffScreen() {
  const studio = useStudio()
  const [shown, setShown] = useState<{ email: string; invited: Invited }>()
  const { answer, failure, again } = useAsked('staff', () =>
    studio.withSession(async () => ({
      staff: await studio.api.staff(),
      invitations: await studio.api.invitations(),
    })),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const show = (email: string, invited: Invited) => {
    setShown({ email, invited })
    again()
  }
  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.staff.title}
      </Title>
      {answer.staff.map((member) => (
        <MemberCard key={member.id} member={member} again={again} />
      ))}
      <InvitationList invitations={answer.invitations} again={again} invited={show} />
      <InviteForm invited={show} />
      {shown && <InvitationLink {...shown} close={() => setShown(undefined)} />}
    </Stack>
  )
}
