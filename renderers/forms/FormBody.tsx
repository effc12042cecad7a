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
import { ReviewSheet } from './parts/ReviewSheet.tsx'
import { StepHead } from './parts/StepHead.tsx'
import { RjsfForm, type RjsfHandle } from './rjsf/RjsfForm.tsx'
import { useFirstFocus } from './useFirstFocus.ts'
import { useSubmit } from './useSubmit.ts'

const SubmitContext = createContext<() => void>(() => undefined)

export type FormBodyProps = {
  /** Of a long form the fields that are drawn; all that the form shows if left out. */
  only?: ReadonlySet<string> | undefined
  /** What stands below the form, made of what it may see of it. */
  below?: ((scope: ActionScope) => ReactNode) | undefined
}

/** All that is seen of an open form. */
export function FormBody({ only, below: slot }: FormBodyProps) {
  const { session } = useFormContext()
  const handle = useRef<RjsfHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  const { submit, showErrors } = useSubmit(handle)
  useFirstFocus(box)
  // By keys too: a field that has the focus from the start is gone into by them.
  const notice = ({ target }: { target: EventTarget }) => {
    const name = (target as Element).closest<HTMLElement>('[data-field]')?.dataset.field
    if (name !== undefined) session.noticeFocus(name)
  }
  const below = useMemo(() => [<FieldsStatus key="fields" />, <FormButtons key="buttons" />], [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears in which field the player is
    <div ref={box} className={styles.form} onFocus={notice} onInput={notice}>
      <FormHead />
      <FieldsNotice />
      <FailureAlert />
      <ErrorSummary />
      <StepHead />
      <ReviewSheet />
      <SubmitContext value={submit}>
        <RjsfForm only={only} handle={handle} onErrors={showErrors} element={FormElement}>
          {below}
        </RjsfForm>
      </SubmitContext>
      {slot && <FirstStepSlot below={slot} />}
      <FormLinks />
    </div>
  )
}

/** What stands below a form in steps is another way than the form: it is there until the player has gone on. */
function FirstStepSlot({ below }: { below: (scope: ActionScope) => ReactNode }) {
  const { step } = useFormView()
  return step === 0 ? <FormSlot below={below} /> : null
}

/** RJSF's form element. What is being typed must be committed before RJSF looks at it, so we listen in its place. */
function FormElement({ onSubmit: _rjsf, ...props }: ComponentProps<'form'>) {
  const submit = useContext(SubmitContext)
  const { session, host } = useFormContext()
  const { artefact, status, failure, summary, isReviewing } = useFormView()
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
      data-reviewing={isReviewing || undefined}
      aria-busy={status === 'submitting' || undefined}
      data-ask={artefact.draft?.ask}
      // At once: a dialog may be closed before the pause after which what was typed is part of the form.
      onChange={(event) => markDirty(event.currentTarget, session.isDirty())}
      data-invalid={failure !== undefined || (summary?.length ?? 0) > 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    />
  )
}

function markDirty(form: HTMLFormElement | null, isDirty: boolean): void {
  if (isDirty === form?.hasAttribute('data-dirty')) return
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
