import { useState } from 'react'
import type { FormLink as FormLinkDefinition } from '#generated/grammar/types.ts'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import { minutesAndSeconds, useCountdown } from '../../useCountdown.ts'
import { useFormContext, useFormView } from '../formContext.ts'
import styles from './parts.module.css'

/** One link below a form. Where it has to wait it says how long, and takes no clicks until then. */
export function FormLink({ link, text }: { link: FormLinkDefinition; text: string }) {
  const { session, host } = useFormContext()
  const { artefact, failure } = useFormView()
  const [busy, setBusy] = useState(false)
  const scope = session.scope()
  const given = link.wait === undefined ? 0 : Number(resolveValue(link.wait, scopeFacts(host, scope)) ?? 0)
  // What the platform says in a failure is newer than what the form was opened with.
  const told = link.wait === undefined ? undefined : failure?.resendTime
  const left = useCountdown(told ?? given, told === undefined ? scope.popup : failure)
  const isShut = left > 0 || busy

  const follow = async () => {
    if (isShut) return
    setBusy(true)
    try {
      await host.run(link.actions, session.scope())
    } catch (error) {
      host.report(error, `link of form ${artefact.id}`)
    } finally {
      setBusy(false)
    }
  }
  const time = minutesAndSeconds(left)
  return (
    <button type="button" className={styles.link} aria-disabled={isShut} aria-busy={busy} onClick={follow}>
      {left > 0 ? host.t({ key: 'forms.ui.linkWaits', args: { label: text, time } }) : text}
    </button>
  )
}
