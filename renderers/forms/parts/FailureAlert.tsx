import { useEffect } from 'react'
import type { KnownText } from '../../host.ts'
import { Icon } from '../../pages/icons.tsx'
import { RichText } from '../../pages/RichText.tsx'
import { Link } from '../../routes/Link.tsx'
import { useFormContext, useFormView } from '../formContext.ts'
import { ofFailure } from '../session/ofFailure.ts'
import styles from './parts.module.css'

/** Why the operation failed, where it named no field, and where to go then. Its words may hold simple HTML. */
export function FailureAlert() {
  const { host, session } = useFormContext()
  const { artefact, failure } = useFormView()
  const isUnanswered = failure?.type === 'NetworkError'
  useEffect(() => {
    if (!isUnanswered) return
    // It may be sent again: that there was no connection is true no more.
    const clear = () => session.update({ failure: undefined })
    addEventListener('online', clear)
    return () => removeEventListener('online', clear)
  }, [isUnanswered, session])
  if (!failure) return null
  const { errors, errorLinks = {} } = artefact
  const lead = ofFailure(errorLinks, failure)
  const key = ofFailure(errors, failure) ?? errors.default
  return (
    <div className={`${styles.alert} ${styles.failure}`} role="alert">
      <span className={styles.sign} role="img" aria-label={host.t('forms.ui.wrongEntry')}>
        <Icon name="alert" size="24px" />
      </span>
      <div>
        <RichText
          text={key ?? ('forms.ui.invalid' satisfies KnownText)}
          host={host}
          scope={session.scope()}
        />
        {lead && (
          <p className={styles.lead}>
            <Link host={host} link={lead.link} scope={session.scope()}>
              {host.t(lead.label)}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
