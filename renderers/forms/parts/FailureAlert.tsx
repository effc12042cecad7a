import { Link } from '../../routes/Link.tsx'
import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** Why the operation failed, where it named no field, and where to go then. */
export function FailureAlert() {
  const { host, session } = useFormContext()
  const { artefact, failure } = useFormView()
  if (!failure) return null
  const { errors, errorLinks = {} } = artefact
  const lead = Object.hasOwn(errorLinks, failure.type) ? errorLinks[failure.type] : undefined
  const key = Object.hasOwn(errors, failure.type) ? errors[failure.type] : errors.default
  return (
    <div className={styles.alert} role="alert">
      <p>{host.t(key ?? 'forms.ui.invalid')}</p>
      {lead && (
        <p className={styles.lead}>
          <Link host={host} link={lead.link} scope={session.scope()}>
            {host.t(lead.label)}
          </Link>
        </p>
      )}
    </div>
  )
}
