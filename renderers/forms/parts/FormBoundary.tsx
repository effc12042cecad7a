import { Component, type ReactNode } from 'react'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import type { Host } from '../../host.ts'
import styles from './frame.module.css'

type Props = { form: FormArtefact; host: Host; children: ReactNode }
type State = { isBroken: boolean; form?: FormArtefact }

/** The last resort: a form that cannot be drawn at all says so, and another version of it is tried again. */
export class FormBoundary extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ form }: Props, state: State): State | null {
    return form === state.form ? null : { isBroken: false, form }
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.report(error, `form ${this.props.form.id}`)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <p className={styles.broken} role="alert">
        {this.props.host.t('forms.ui.brokenForm')}
      </p>
    )
  }
}
