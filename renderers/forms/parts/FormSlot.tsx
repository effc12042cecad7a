import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import type { ActionScope } from '../../host.ts'
import { useFormContext } from '../formContext.ts'
import { showFieldErrors } from '../showFieldErrors.ts'
import styles from './parts.module.css'

/** What the page puts below the form. It sees the form's data and may ask for a field to be right. */
export function FormSlot({ below }: { below: (scope: ActionScope) => ReactNode }) {
  const { session, idPrefix } = useFormContext()
  const [commits, count] = useReducer((before: number) => before + 1, 0)
  useEffect(() => session.topics.subscribe('form', count), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each commit means other data.
  const scope = useMemo(
    () => session.scope({ check: (field) => showFieldErrors(session, idPrefix, field) }),
    [session, idPrefix, commits],
  )
  return <div className={styles.slot}>{below(scope)}</div>
}
