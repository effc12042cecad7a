import type { ReactNode } from 'react'
import type { IconName } from '#generated/grammar/types.ts'
import type { Host, KnownText } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './Notice.module.css'

type NoticeProps = { host: Host; icon: IconName; heading: KnownText; text: KnownText; children?: ReactNode }

/** Why there is nothing here, and what to do. */
export function Notice({ host, icon, heading, text, children }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <Icon name={icon} size="32px" />
      <p role="status">
        <strong>{host.t(heading)}</strong> <span>{host.t(text)}</span>
      </p>
      {children}
    </div>
  )
}
