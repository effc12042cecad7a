import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** Submit, or back and next in a form of steps. */
export function FormButtons() {
  const { session, host } = useFormContext()
  const { artefact, step, status, dynamic } = useFormView()
  const isSubmitting = status === 'submitting'
  const isLast = step === (artefact.steps?.length ?? 1) - 1
  return (
    <div className={styles.buttons}>
      {step > 0 && (
        <button
          type="button"
          className={styles.back}
          disabled={isSubmitting}
          onClick={() => session.goToStep(step - 1)}
        >
          {host.t('forms.ui.back')}
        </button>
      )}
      <button
        type="submit"
        className={styles.submit}
        data-look={artefact.submit.look}
        // Not disabled while it is sent: that would throw away the focus of who pressed it.
        aria-disabled={isSubmitting || undefined}
        disabled={dynamic === 'loading'}
      >
        {isSubmitting && <span className={`turning ${styles.spinner}`} aria-hidden="true" />}
        {isLast ? host.t(artefact.submit.label) : host.t('forms.ui.next')}
      </button>
      <span role="status" className={styles.unseen}>
        {isSubmitting && host.t('forms.ui.submitting')}
      </span>
    </div>
  )
}
