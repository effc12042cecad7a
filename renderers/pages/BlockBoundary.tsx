import { Component, type ReactNode } from 'react'
import type { Block } from '#generated/grammar/types.ts'
import type { Host } from '../host.ts'
import { BlockFault } from './BlockFault.tsx'

type BoundaryProps = { block: Block; host: Host; children: ReactNode }
type BoundaryState = { failed?: string; block: Block }

/** Holds what a failing block throws. Another version of the block is tried anew. */
export class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { block: this.props.block }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.block === state.block ? null : { block: props.block, failed: undefined }
  }

  override render() {
    const { block, host, children } = this.props
    if (this.state.failed === undefined) return children
    return <BlockFault host={host} type={String(block?.type)} reason={this.state.failed} />
  }
}
