import { useEffect, useRef } from 'react'
import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** Where in a longer form the player is. The focus follows to the heading of a step that opens. */
export function StepHead() {
  const { host } = useFormContext()
  const { artefact, step } = useFormView()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  const { steps } = artefact
  const current = steps?.[step]
  if (!steps || !current) return null
  const count = steps.length
  return (
    <div className={styles.head}>
      <div className={styles.bar} aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span key={id} data-done={index <= step || undefined} />
        ))}
      </div>
      <p className={styles.stepCount}>
        {host.t({ key: 'forms.ui.stepOf', args: { step: step + 1, count } })}
      </p>
      <h3 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {host.t(current.title)}
      </h3>
    </div>
  )
}
