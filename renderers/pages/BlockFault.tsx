import { useEffect } from 'react'
import type { Host } from '../host.ts'
import classes from './BlockFault.module.css'
import { Icon } from './icons.tsx'

/** Stands for a block that cannot be shown, and reports it. */
export function BlockFault({ host, type, reason }: { host: Host; type: string; reason: string }) {
  useEffect(() => host.report(new Error(`${type}: ${reason}`), 'block'), [host, type, reason])
  return (
    <div className={classes.fault} role="note">
      <Icon name="alert" />
      <div>
        <strong>{host.t('page.block.failed')}</strong>
        <p>{host.t({ key: 'page.block.reason', args: { type, reason } })}</p>
      </div>
    </div>
  )
}
