import { useEffect, useRef } from 'react'
import { createFormatters, isEmpty, resolveValue } from '#schemas/runtime/bindings.ts'
import { plainText } from '../../plainText.ts'
import { useChoices } from '../choices/useChoices.ts'
import { focusField } from '../focusField.ts'
import { useFieldView, useFormContext, useFormView } from '../formContext.ts'
import type { FieldView } from '../session/sessionTypes.ts'
import styles from './review.module.css'
import { reviewedText } from './reviewedText.ts'

/** What was filled in, before it is sent. The focus comes here with the player, and goes back with them. */
export function ReviewSheet() {
  const { session, host, idPrefix } = useFormContext()
  const { artefact, isReviewing = false, summary } = useFormView()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isReviewing)
  const { review } = artefact.submit
  useEffect(() => {
    if (before.current === isReviewing) return
    before.current = isReviewing
    const [first] = session.view().order
    if (isReviewing) heading.current?.focus()
    else if (!summary && first !== undefined) focusField(idPrefix, first)
  }, [session, idPrefix, isReviewing, summary])
  if (!review || !isReviewing) return null
  const scope = session.scope()
  const formatters = createFormatters(host.locale())
  const { absorbed } = session.view()
  const names = session.resolved().order.filter((name) => !absorbed.has(name))
  const rows = (review.rows ?? []).flatMap(({ label, value }) => {
    const isBound = typeof value === 'object' && 'from' in value
    const shown = isBound ? resolveValue(value, session.facts(), formatters) : host.t(value, scope)
    return isEmpty(shown) ? [] : [{ label: host.t(label, scope), shown: String(shown) }]
  })
  return (
    <div className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {host.t(review.title, scope)}
      </h2>
      {review.text !== undefined && <p className={styles.text}>{host.t(review.text, scope)}</p>}
      <dl className={styles.rows}>
        {names.map((name) => (
          <FieldRow key={name} name={name} />
        ))}
        {rows.map(({ label, shown }) => (
          <Row key={label} label={label} shown={shown} />
        ))}
      </dl>
    </div>
  )
}

function FieldRow({ name }: { name: string }) {
  const view = useFieldView(name)
  return view && <KnownFieldRow name={name} view={view} />
}

function KnownFieldRow({ name, view: { field } }: { name: string; view: FieldView }) {
  const { session, host } = useFormContext()
  const { list } = useChoices(name, field)
  const shown = reviewedText(field, session.value(name), list, host.locale())
  if (shown === undefined) return null
  return <Row label={plainText(host.t(field.label))} shown={shown} />
}

function Row({ label, shown }: { label: string; shown: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{shown}</bdi>
      </dd>
    </div>
  )
}
