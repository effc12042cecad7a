import { Alert, Button } from '@mantine/core'
import { useDeed } from '../parts/useDeed.ts'
import { hasPasskeys } from './askPasskey.ts'

/** Does something by a passkey, and says why it could not be done; nothing in a browser without any. */
export function PasskeyButton({ label, deed }: { label: string; deed: () => Promise<void> }) {
  const { failure, isBusy, run } = useDeed()
  if (!hasPasskeys()) return null
  return (
    <>
      <Button variant="default" fullWidth loading={isBusy} onClick={() => run(deed)}>
        {label}
      </Button>
      {failure !== undefined && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
    </>
  )
}
