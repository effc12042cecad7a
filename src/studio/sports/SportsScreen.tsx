import { Stack, Text, Title } from '@mantine/core'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { sportsWords } from '../words/sports.ts'
import { Exposure } from './Exposure.tsx'
import { Owed } from './Owed.tsx'
import { Rulings } from './Rulings.tsx'
import { Stops } from './Stops.tsx'

/** What staff see of bets on sports and do about them (decision 0318): publishers stop them, two admins rule on them. */
export function SportsScreen({ isAdmin, email }: { isAdmin: boolean; email: string }) {
  const studio = useStudio()
  const stops = useAsked('bet stops', () => studio.withSession(() => studio.api.betStops()))
  return (
    <Stack maw={960} gap="xl">
      <div>
        <Title order={1} size="h2">
          {sportsWords.title}
        </Title>
        <Text>{sportsWords.lead}</Text>
      </div>
      <Exposure stops={stops.answer ?? []} again={stops.again} />
      <Stops stops={stops} />
      <Rulings isAdmin={isAdmin} email={email} />
      <Owed />
    </Stack>
  )
}
