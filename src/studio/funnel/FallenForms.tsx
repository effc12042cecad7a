import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import { Ask } from '../parts/Ask.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { funnelWords } from '../words/funnel.ts'
import { percentOf } from './figures.ts'
import { funnelHref } from './funnelHref.ts'

type FallenFormsProps = {
  mayPublish: boolean
  /** Another release is live. */
  changed?: () => void
}

/** Forms that fewer visitors send since a release changed them, each with the way back. */
export function FallenForms({ mayPublish, changed }: FallenFormsProps) {
  const studio = useStudio()
  const { funnels } = useStudioState()
  const rollBack = (release: number) =>
    studio
      .withSession(() => studio.api.rollBack(release))
      .then(() => {
        tell(words.releases.rolledBack(release))
        changed?.()
        void studio.refresh()
      })
      .catch(tellFailure)
  return funnels
    .filter((one) => one.is_alarm)
    .map(
      ({ form, visits, completed, visits_before = 0, completed_before = 0, release = 0, before_release }) => (
        <Alert key={form} color="red" role="alert" title={funnelWords.fallen.title(form, release)}>
          <Stack gap="xs">
            <Text size="sm">
              {funnelWords.fallen.text(
                percentOf(completed, visits) ?? '',
                visits,
                percentOf(completed_before, visits_before) ?? '',
                visits_before,
              )}
            </Text>
            <Group>
              <Anchor component={Link} href={funnelHref(form)}>
                {funnelWords.fallen.look}
              </Anchor>
              {mayPublish && before_release !== undefined && (
                <Ask
                  label={funnelWords.fallen.back(before_release)}
                  question={words.releases.rollBackAsk(before_release)}
                  confirm={() => rollBack(before_release)}
                />
              )}
            </Group>
          </Stack>
        </Alert>
      ),
    )
}
