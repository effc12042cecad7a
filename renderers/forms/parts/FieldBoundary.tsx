import { Component, type ReactNode } from 'react'
import { BrokenField } from './BrokenField.tsx'

type Props = {
  name: string
  report: (error: unknown, where: string) => void
  /** Another version of the field is worth another try. */
  version: unknown
  children: ReactNode
}

type State = { error?: unknown; version?: unknown }

/** Keeps the fault of one field within it. */
export class FieldBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    if (props.version === state.version) return null
    return { error: undefined, version: props.version }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, `field ${this.props.name}`)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <BrokenField name={this.props.name} reason={error instanceof Error ? error.message : String(error)} />
    )
  }
}
