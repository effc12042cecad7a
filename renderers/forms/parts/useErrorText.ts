import { useCallback } from 'react'
import type { RuleError } from '#schemas/rules/rule.ts'
import { plainText } from '../../plainText.ts'
import { useFormContext } from '../formContext.ts'
import { errorText } from './errorText.ts'

/** Turns errors into words of the reader's language when they are shown. */
export function useErrorText(): (field: string | undefined, error: RuleError) => string {
  const { session, host } = useFormContext()
  return useCallback(
    (field, error) => {
      const labelOf = (name: string) => {
        const label = session.resolved().fields[name]?.label
        return label === undefined ? name : plainText(host.t(label))
      }
      const words = {
        locale: host.locale(),
        t: (text: Parameters<typeof host.t>[0]) => host.t(text),
        labelOf,
      }
      return errorText(session.view().artefact, field, error, words)
    },
    [session, host],
  )
}
