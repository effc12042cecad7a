import { useFormContext, useFormView, useTopic } from '../formContext.ts'
import styles from './parts.module.css'

/** Submit, or back and next in a form of steps. */
export function FormButtons() {
  const { session, host } = useFormContext()
  const { artefact, steps, step, isReviewing, status } = useFormView()
  const isSubmitting = status === 'submitting'
  const { review } = artefact.submit
  const words = review && !isReviewing ? review.label : artefact.submit.label
  // Of what is typed only a change of the words themselves is drawn anew.
  const label = useTopic(session, 'form', () => host.t(words, session.scope()))
  const isLast = step >= steps.length - 1
  // A form that only lends its fields, which an editor looks at.
  if (words === '') return null
  return (
    <div className={styles.buttons} data-in-reach={artefact.submit.inReach || steps.length > 1 || undefined}>
      {(step > 0 || isReviewing) && (
        <button
          type="button"
          className={styles.back}
          disabled={isSubmitting}
          onClick={() => (isReviewing ? session.update({ isReviewing: false }) : session.goBackTo(step - 1))}
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
      >
        {isSubmitting && <span className={`turning ${styles.spinner}`} aria-hidden="true" />}
        {isLast ? label : host.t('forms.ui.next')}
      </button>
      <span role="status" className={styles.unseen}>
        {isSubmitting && host.t('forms.ui.submitting')}
      </span>
    </div>
  )
}
