import '../../theme/mantine.css'
import '@mantine/core/styles/Stepper.layer.css'
import { Stepper } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { focusField } from '../focusField.ts'
import { useFormContext, useFormView } from '../formContext.ts'
import { useStepHistory } from '../useStepHistory.ts'
import styles from './StepHead.module.css'

/** Where in a longer form the player is; steps that were passed can be opened again. */
export function StepHead() {
  const { session, host, idPrefix } = useFormContext()
  const { steps, step, stepField, order, status, isReviewing } = useFormView()
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const first = stepField ?? order[0]
  useStepHistory()
  // The focus follows to the first field of a step that opens; to its heading where that takes none.
  useEffect(() => {
    if (before.current === step) return undefined
    before.current = step
    focusField(idPrefix, first ?? '', heading.current)
    // Behind the focus, which may have scrolled.
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'nearest' }))
    return () => clearTimeout(timer)
  }, [step, first, idPrefix])
  const current = steps[step]
  // One step that is left is the form.
  if (!current || steps.length < 2 || isReviewing) return null
  return (
    <div ref={box} className={styles.head} data-step={step}>
      <Stepper
        active={step}
        onStepClick={(wanted) => session.goBackTo(wanted)}
        size="xs"
        iconSize={28}
        wrap={false}
        classNames={{ root: styles.stepper, step: styles.step, stepIcon: styles.icon }}
      >
        {steps.map(({ id, title }, at) => (
          <Stepper.Step
            key={id}
            // What cannot be opened is said by the words below.
            {...(at < step ? { 'aria-label': host.t(title) } : { 'aria-hidden': true })}
            disabled={at >= step || status === 'submitting'}
            allowStepSelect={at < step}
          />
        ))}
      </Stepper>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {host.t(current.title)}
        </h2>
        <p className={styles.count} role="status">
          {host.t({ key: 'forms.ui.stepOf', args: { step: step + 1, count: steps.length } })}
          <span className="visually-hidden">: {host.t(current.title)}</span>
        </p>
      </div>
    </div>
  )
}
