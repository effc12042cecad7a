import type { KnownText } from '../../host.ts'
import { useFormContext } from '../formContext.ts'
import styles from './parts.module.css'

/** Something could not be fetched, and may be tried again. */
export function RetryNote({ text, retry }: { text: KnownText; retry: () => void }) {
  const { host } = useFormContext()
  return (
    <p className={styles.retry} role="alert">
      <span>{host.t(text)}</span>
      <button type="button" className={styles.link} onClick={retry}>
        {host.t('forms.ui.retry')}
      </button>
    </p>
  )
}
