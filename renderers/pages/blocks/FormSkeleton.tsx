import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import classes from './FormSkeleton.module.css'

/** Places that are kept for fields: the first screen's worth at most. */
const usualFields = 3
const mostFields = 8

type FormSkeletonProps = {
  label: string
  /** Nobody knows the fields of one that is not here yet. */
  form: Pick<FormArtefact, 'order' | 'steps'> | undefined
}

/** The place of a form: of as many fields as it shows first, and of the head of its steps. */
export function FormSkeleton({ label, form }: FormSkeletonProps) {
  const steps = form?.steps
  const fields = (steps?.[0]?.fields ?? form?.order)?.length ?? usualFields
  return (
    <div className={classes.skeleton} data-steps={steps && ''} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: Math.min(fields, mostFields) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
        <i key={at} />
      ))}
      <b />
    </div>
  )
}
