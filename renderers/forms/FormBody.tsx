import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { ActionScope } from '../host.ts'
import { useFormContext, useFormView } from './formContext.ts'
import { ErrorSummary } from './parts/ErrorSummary.tsx'
import { FailureAlert } from './parts/FailureAlert.tsx'
import { FieldsNotice } from './parts/FieldsNotice.tsx'
import { FieldsStatus } from './parts/FieldsStatus.tsx'
import { FormButtons } from './parts/FormButtons.tsx'
import { FormLinks } from './parts/FormLinks.tsx'
import { FormSlot } from './parts/FormSlot.tsx'
import styles from './parts/parts.module.css'
import { StepHead } from './parts/StepHead.tsx'
import { RjsfForm, type RjsfHandle } from './rjsf/RjsfForm.tsx'
import { useSubmit } from './useSubmit.ts'

const SubmitContext = createContext<() => void>(() => undefined)

/** All that is seen of an open form. */
export function FormBody({ below: slot }: { below?: (scope: ActionScope) => ReactNode }) {
  const handle = useRef<RjsfHandle>(null)
  const { submit, showErrors } = useSubmit(handle)
  const below = useMemo(() => [<FieldsStatus key="fields" />, <FormButtons key="buttons" />], [])
  return (
    <div className={styles.form}>
      <FormHead />
      <FieldsNotice />
      <FailureAlert />
      <ErrorSummary />
      <StepHead />
      <SubmitContext value={submit}>
        <RjsfForm handle={handle} onErrors={showErrors} element={FormElement}>
          {below}
        </RjsfForm>
      </SubmitContext>
      {slot && <FormSlot below={slot} />}
      <FormLinks />
    </div>
  )
}

/** RJSF's form element. What is being typed must be committed before RJSF looks at it, so we listen in its place. */
function FormElement({ onSubmit: _rjsf, ...props }: ComponentProps<'form'>) {
  const submit = useContext(SubmitContext)
  const { session, host } = useFormContext()
  const { artefact, status, failure, summary } = useFormView()
  const element = useRef<HTMLFormElement>(null)
  // Written to the document itself, so that the first key draws nothing anew.
  useEffect(
    () => session.topics.subscribe('form', () => markDirty(element.current, session.isDirty())),
    [session],
  )
  return (
    <form
      {...props}
      ref={element}
      aria-label={artefact.title === undefined ? undefined : host.t(artefact.title)}
      aria-busy={status === 'submitting' || undefined}
      data-invalid={failure !== undefined || (summary?.length ?? 0) > 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    />
  )
}

function markDirty(form: HTMLFormElement | null, isDirty: boolean): void {
  if (isDirty) form?.setAttribute('data-dirty', 'true')
  else form?.removeAttribute('data-dirty')
}

function FormHead() {
  const { host } = useFormContext()
  const { artefact } = useFormView()
  const { title, description } = artefact
  return (
    <>
      {title !== undefined && <h2 className={styles.title}>{host.t(title)}</h2>}
      {description !== undefined && <p className={styles.text}>{host.t(description)}</p>}
    </>
  )
}
