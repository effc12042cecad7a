import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { useLocation } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { useStudioState } from '../shell/StudioContext.ts'
import { tourWords } from '../words/tour.ts'
import { type Step, steps, useFirstSteps } from './useFirstSteps.ts'

const screens: Partial<Record<Step, string>> = { preview: '/preview', review: '/changes', back: '/releases' }

/** What to do first, each with the way to where it is done. */
export function FirstSteps() {
  const { definitions } = useStudioState()
  const { isDone, isShown, hide } = useFirstSteps()
  const [, navigate] = useLocation()
  if (!isShown) return null
  const done = steps.filter(isDone).length
  const page = definitions?.find(({ kind, state }) => kind === 'page' && state !== 'removed')?.key
  const go = (step: Step) => {
    if (step === 'find') return spotlight.open()
    navigate(screens[step] ?? (page === undefined ? '/' : hrefOf(page)))
  }
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="first-steps">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id="first-steps">
            {tourWords.title}
          </Title>
          <Button variant="subtle" size="compact-sm" onClick={() => hide(true)}>
            {tourWords.hide}
          </Button>
        </Group>
        <Text size="sm">{tourWords.lead}</Text>
        <Progress
          value={(100 * done) / steps.length}
          aria-label={tourWords.progress(done, steps.length)}
          color="teal"
        />
        <ol className="first-steps">
          {steps.map((step) => {
            const { title, text, go: label } = tourWords.steps[step]
            return (
              <li key={step}>
                <Group justify="space-between" wrap="nowrap" align="start">
                  <div>
                    <Text fw={600}>
                      {title}
                      {isDone(step) && (
                        <Text span c="teal" fw={400}>
                          {' '}
                          <span aria-hidden>✓</span> {tourWords.done}
                        </Text>
                      )}
                    </Text>
                    <Text size="sm">{text}</Text>
                  </div>
                  <Button variant="light" size="compact-sm" onClick={() => go(step)} flex="none">
                    {label}
                  </Button>
                </Group>
              </li>
            )
          })}
        </ol>
      </Stack>
    </Paper>
  )
}
