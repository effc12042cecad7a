import { useApp } from './AppContext.ts'
import classes from './SkipLink.module.css'

/** First stop of the keyboard: leads past the header. */
export function SkipLink() {
  const { host } = useApp()
  return (
    <a className={classes.skip} href="#main">
      {host.t('shell.skip')}
    </a>
  )
}
