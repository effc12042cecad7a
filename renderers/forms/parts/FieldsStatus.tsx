import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'
import { RetryNote } from './RetryNote.tsx'

/** Fields from the platform that are on their way, or did not arrive. */
export function FieldsStatus() {
  const { session, host } = useFormContext()
  const { dynamic } = useFormView()
  if (dynamic === 'none') return null
  if (dynamic === 'failed')
    return <RetryNote text="forms.ui.fieldsFailed" retry={() => session.loader.retry()} />
  return (
    <p role="status" className={dynamic === 'loading' ? styles.status : undefined}>
      {dynamic === 'loading' && (
        <>
          <span className={`turning ${styles.spinner}`} aria-hidden="true" />
          {host.t('forms.ui.loadingFields')}
        </>
      )}
    </p>
  )
}
