import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** Why the operation failed, where it named no field. */
export function FailureAlert() {
  const { host } = useFormContext()
  const { artefact, failure } = useFormView()
  if (!failure) return null
  const { errors } = artefact
  const key = Object.hasOwn(errors, failure.type) ? errors[failure.type] : errors.default
  return (
    <div className={styles.alert} role="alert">
      <p>{host.t(key ?? 'forms.ui.invalid')}</p>
    </div>
  )
}
