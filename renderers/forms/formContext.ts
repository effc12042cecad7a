import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Host } from '../host.ts'
import type { FormSession } from './session/FormSession.ts'
import type { FieldView, FormView } from './session/sessionTypes.ts'

/** What every part of an open form needs. A new object with each change of the host, so that all words follow it. */
export type FormContextValue = {
  session: FormSession
  host: Host
  version: number
  /** Begins the ids of this form's controls. */
  idPrefix: string
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** @throws outside a FormRenderer */
export function useFormContext(): FormContextValue {
  const value = useContext(FormContext)
  if (!value) throw new Error('A form part was rendered outside a FormRenderer')
  return value
}

/** What is shown of one field; only a change of this field re-renders. */
export function useFieldView(name: string): FieldView | undefined {
  const { session } = useFormContext()
  return useTopic(session, `field/${name}`, () => session.fieldView(name))
}

/** The value of a field; re-renders when it is chosen or set, not while it is typed. */
export function useFieldValue(name: string): unknown {
  const { session } = useFormContext()
  return useTopic(session, `value/${name}`, () => session.value(name))
}

/** What is shown of the form as a whole. */
export function useFormView(): FormView {
  const { session } = useFormContext()
  return useTopic(session, 'form', () => session.view())
}

export function useTopic<T>(session: FormSession, topic: string, snapshot: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => session.topics.subscribe(topic, listener),
    [session, topic],
  )
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
