import { useEffect, useId, useMemo, useState } from 'react'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { ActionScope, Host } from '../host.ts'
import { useHostVersion } from '../useHostVersion.ts'
import { FormBody, type FormBodyProps } from './FormBody.tsx'
import { FormContext } from './formContext.ts'
import { FormBoundary } from './parts/FormBoundary.tsx'
import { FormSession } from './session/FormSession.ts'

export type FormRendererProps = FormBodyProps & {
  /** A newer version of the same form may come while it is open; nothing typed is lost. */
  form: FormArtefact
  host: Host
  scope?: ActionScope
  /** What fields hold by name until the player edits them; they follow when it changes. */
  values?: Readonly<Record<string, unknown>>
}

/** A form, drawn from its artefact. */
export function FormRenderer(props: FormRendererProps) {
  // Another form is another session; another version of the same one is not.
  return (
    <FormBoundary form={props.form} host={props.host}>
      <OpenForm key={props.form.id} {...props} />
    </FormBoundary>
  )
}

function OpenForm({ form, host, scope, values, only, below }: FormRendererProps) {
  const [session] = useState(() => new FormSession(form, host, scope, values))
  const version = useHostVersion(host)
  const idPrefix = useId()
  useEffect(() => {
    session.open()
    return () => session.close()
  }, [session])
  useEffect(() => session.setScope(scope), [session, scope])
  useEffect(() => session.setArtefact(form), [session, form])
  useEffect(() => session.fill(values), [session, values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that facts or texts changed.
  useEffect(() => session.refresh(), [session, version])
  // A new object re-words everything that is shown.
  const context = useMemo(() => ({ session, host, version, idPrefix }), [session, host, version, idPrefix])
  return (
    <FormContext value={context}>
      <FormBody only={only} below={below} />
    </FormContext>
  )
}
