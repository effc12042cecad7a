import { useLingui } from '@lingui/react'
import type { KnownText } from '#renderers/host.ts'
import classes from './SkipLink.module.css'

/** First stop of the keyboard: leads past the header. */
export function SkipLink() {
  const { _ } = useLingui()
  return (
    <a className={classes.skip} href="#main">
      {_('shell.skip' satisfies KnownText)}
    </a>
  )
}
