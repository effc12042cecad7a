import { plainText } from '../../plainText.ts'
import { fieldId } from '../fieldId.ts'
import { useFormContext, useFormView, useTopic } from '../formContext.ts'
import { leadTo } from '../leadTo.ts'
import styles from './parts.module.css'
import { useErrorText } from './useErrorText.ts'

/** What stood in the way of the last submission and is still wrong, each line leading to its field. */
export function ErrorSummary() {
  const { session, host, idPrefix } = useFormContext()
  const { summary, absorbed, order } = useFormView()
  const textOf = useErrorText()
  const places = [
    ...new Set(summary?.flatMap(({ field }) => (field === undefined ? [] : [absorbed.get(field) ?? field]))),
  ]
  // A line says what its field says now, and goes with it.
  useTopic(session, 'errors', () => JSON.stringify(places.map((field) => session.errors.of(field)[0])))
  const wrong = places.filter((field) => session.errors.of(field).length > 0)
  const general = summary?.filter(({ field }) => field === undefined) ?? []
  const count = wrong.length + general.length
  if (count === 0) return null
  // Of one field all is said at the field itself.
  if (count === 1 && order.length === 1 && wrong[0] === order[0]) return null
  return (
    <div className={styles.alert} role="alert">
      {/* No heading: the form stands under headings of any level. */}
      <strong>{host.t({ key: 'forms.ui.errorSummary', args: { count } })}</strong>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(idPrefix, field)}`}
              onClick={(event) => {
                event.preventDefault()
                leadTo(session, idPrefix, field)
              }}
            >
              {lineOf(field)}
            </a>
          </li>
        ))}
        {general.map(({ parameter, error }) => (
          <li key={`${parameter}/${error.code}`}>{textOf(parameter, error)}</li>
        ))}
      </ul>
    </div>
  )

  function lineOf(field: string): string {
    const label = session.resolved().fields[field]?.label
    const message = session.errors.of(field).map((error) => textOf(field, error))[0] ?? ''
    const args = { label: label === undefined ? field : plainText(host.t(label)), message }
    return host.t({ key: 'forms.ui.errorSummaryItem', args })
  }
}
