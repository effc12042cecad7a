import type { CallFailure, Host } from '../../../host.ts'
import { Icon } from '../../icons.tsx'
import classes from './LoadBlock.module.css'

type LoadFailureProps = { error: CallFailure; isLoading: boolean; retry: () => void; host: Host }

/** Why something could not be loaded, and another try. */
export function LoadFailure({ error, isLoading, retry, host }: LoadFailureProps) {
  return (
    <div className={classes.failure} role="alert">
      <Icon name="alert" size="24px" />
      <p>
        <strong>{host.t('page.load.failed')}</strong> <span>{host.failureText(error)}</span>
      </p>
      <button type="button" onClick={retry} aria-disabled={isLoading}>
        {host.t('page.load.retry')}
      </button>
    </div>
  )
}
