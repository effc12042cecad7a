import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Host } from '../../host.ts'
import { plainText } from '../../plainText.ts'
import classes from './FormSkeleton.module.css'

/** Places that are kept for fields: the first screen's worth at most. */
const usualFields = 3
const mostFields = 8

type FormSkeletonProps = {
  host: Host
  /** Nobody knows the fields of one that is not here yet. */
  form: Pick<FormArtefact, 'order' | 'steps' | 'fields'> | undefined
}

/**
 * The place of a form: of as many fields as it shows first, and of the head of its steps. The words of the fields are there at once and stay
 * where they are, so that a page is read before the form's engine has come.
 */
export function FormSkeleton({ host, form }: FormSkeletonProps) {
  const steps = form?.steps
  const names = steps?.[0]?.fields ?? form?.order ?? Array.from({ length: usualFields }, String)
  return (
    <div className={classes.skeleton} data-steps={steps && ''} role="status">
      <span className="visually-hidden">{host.t('page.loading')}</span>
      {names.slice(0, mostFields).map((name) => {
        const field = form?.fields[name]
        return (
          <p key={name} data-type={field?.type} aria-hidden>
            {field && plainText(host.t(field.label))}
            <i />
            {field?.help && <small>{host.t(field.help)}</small>}
          </p>
        )
      })}
      <b />
    </div>
  )
}
