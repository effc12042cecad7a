import { Loader, Stack, Title } from '@mantine/core'
import { Failure } from '../parts/Failure.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { AddMember } from './AddMember.tsx'
import { MemberCard } from './MemberCard.tsx'

/** Who works here and what they may do; for administrators. */
export function StaffScreen() {
  const studio = useStudio()
  const { answer, failure, again } = useAsked('staff', () => studio.withSession(() => studio.api.staff()))
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  return (
    <Stack maw={960}>
      <Title order={1} size="h2">
        {words.staff.title}
      </Title>
      {answer.map((member) => (
        <MemberCard key={member.id} member={member} again={again} />
      ))}
      <AddMember added={again} />
    </Stack>
  )
}
