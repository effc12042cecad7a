import { Alert, Anchor } from '@mantine/core'
import { Link } from 'wouter'
import { moment } from '../parts/moment.ts'
import { useStudioState } from '../shell/StudioContext.ts'
import { scheduleWords } from '../words/schedule.ts'

/** Tells whoever works here that something did not go live, until a publisher has set it aside. */
export function RefusedNotice() {
  const { scheduled } = useStudioState()
  return scheduled
    .filter(({ state }) => state === 'refused')
    .map(({ id, action, at, refusal }) => (
      <Alert
        key={id}
        color="red"
        role="alert"
        mb="md"
        title={scheduleWords[action === 'publish' ? 'refused' : 'refusedBack'](moment(at))}
      >
        {refusal?.message}{' '}
        <Anchor component={Link} href="/releases">
          {scheduleWords.look}
        </Anchor>
      </Alert>
    ))
}
