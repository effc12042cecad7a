import { useState } from 'react'
import { formatBytes } from '../../../../forms/widgets/formatBytes.ts'
import type { Host } from '../../../../host.ts'
import { Icon } from '../../../icons.tsx'
import classes from '../UploadBlock.module.css'
import type { KeptFile } from './UploadStore.ts'

type FileRowProps = { file: KeptFile; host: Host; onRemove: (() => Promise<void>) | undefined }

/** A file that was handed in. */
export function FileRow({ file, host, onRemove }: FileRowProps) {
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (isBusy || !onRemove) return
    setBusy(true)
    await onRemove().finally(() => setBusy(false))
  }
  return (
    <li className={classes.row} aria-busy={isBusy || undefined}>
      <span className={classes.done}>
        <Icon name="success" />
      </span>
      <bdi className={classes.name}>{file.name}</bdi>
      <span className={classes.size}>{formatBytes(file.bytes, host.locale())}</span>
      {onRemove && (
        <button
          type="button"
          className={`icon-button ${classes.remove}`}
          aria-label={host.t({ key: 'page.upload.remove', args: { name: file.name } })}
          onClick={() => {
            remove().catch((error: unknown) => host.report(error, 'removal of a file'))
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}
