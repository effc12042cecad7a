import type { Host } from '../../../../host.ts'
import { Icon } from '../../../icons.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import classes from '../UploadBlock.module.css'
import type { Sending } from './UploadStore.ts'

type SendingRowProps = { file: Sending; host: Host; onGiveUp: () => void }

/** A file on its way, or why it was not taken. */
export function SendingRow({ file, host, onGiveUp }: SendingRowProps) {
  const { name, part, error } = file
  const failed = error !== undefined
  return (
    <li className={classes.row} data-failed={failed || undefined}>
      <span className={failed ? classes.failed : classes.going}>
        <Icon name={failed ? 'alert' : 'upload'} />
      </span>
      <bdi className={classes.name}>{name}</bdi>
      <button
        type="button"
        className={`icon-button ${classes.remove}`}
        aria-label={host.t({ key: failed ? 'page.upload.dismiss' : 'page.upload.cancel', args: { name } })}
        onClick={onGiveUp}
      >
        <Icon name="close" />
      </button>
      {failed ? (
        <p className={classes.error} role="alert">
          {error}
        </p>
      ) : (
        <ProgressBar
          className={classes.progress}
          percent={Math.round(part * 100)}
          aria-label={host.t({ key: 'page.upload.sending', args: { name } })}
        />
      )}
    </li>
  )
}
