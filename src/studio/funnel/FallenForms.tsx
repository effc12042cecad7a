import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { FunnelAlarm, FunnelSummary } from '../api/createContentApi.ts'
import { moment } from '../parts/moment.ts'
import { RollBackButton } from '../releases/RollBackButton.tsx'
import { useStudioState } from '../shell/StudioContext.ts'
import { funnelWords } from '../words/funnel.ts'
import { percentOf } from './figures.ts'
import { funnelHref } from './funnelHref.ts'

const { fallen } = funnelWords

type FallenFormsProps = {
  mayPublish: boolean
  /** Of this one alone. */
  form?: string
  /** Another release is live. */
  changed?: () => void
}

/** Forms that fewer visitors send since a release changed them, each with the way back, and what became of those of late. */
export function FallenForms({ mayPublish, form, changed }: FallenFormsProps) {
  const { alarms, funnels } = useStudioState()
  return alarms
    .filter((alarm) => form === undefined || alarm.form === form)
    .map((alarm) =>
      alarm.outcome === undefined ? (
        <Open
          key={alarm.id}
          alarm={alarm}
          now={funnels.find((one) => one.form === alarm.form && one.release === alarm.release)}
          mayPublish={mayPublish}
          changed={changed}
        />
      ) : (
        <Ended key={alarm.id} alarm={alarm} />
      ),
    )
}

type OpenProps = Pick<FallenFormsProps, 'mayPublish'> & {
  alarm: FunnelAlarm
  /** How it stands by now. */
  now: FunnelSummary | undefined
  changed: (() => void) | undefined
}

function Open({
  alarm,
  now = { ...alarm, verdict: 'fell', is_alarm: true },
  mayPublish,
  changed,
}: OpenProps) {
  const { form, release, before_release: back } = alarm
  const { visits, completed, visits_before = 0, completed_before = 0 } = now
  return (
    <Alert color="red" role="alert" title={fallen.title(form, release)}>
      <Stack gap="xs">
        <Text size="sm">
          {fallen.text(
            percentOf(completed, visits) ?? '',
            visits,
            percentOf(completed_before, visits_before) ?? '',
            visits_before,
          )}
        </Text>
        <Group>
          <Anchor component={Link} href={funnelHref(form)}>
            {fallen.look}
          </Anchor>
          {mayPublish && back !== undefined && (
            <RollBackButton release={back} label={fallen.back(back)} done={changed} />
          )}
        </Group>
      </Stack>
    </Alert>
  )
}

/** That there is nothing left to do, and why. */
function Ended({
  alarm: { form, release, outcome = 'changed', ended_at: at, ended_by: by },
}: {
  alarm: FunnelAlarm
}) {
  return (
    <Alert color="teal.9" role="status" title={fallen.over(form, release)}>
      <Text size="sm">
        {at !== undefined && `${moment(at)}: `}
        {fallen.outcomes[outcome](by)}
      </Text>
    </Alert>
  )
}
