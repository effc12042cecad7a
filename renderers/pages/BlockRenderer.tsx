import type { ComponentType } from 'react'
import type { Block, Blocks, BlockType } from '#generated/grammar/types.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { ActionScope, Host } from '../host.ts'
import { scopeFacts } from '../scopeFacts.ts'
import { useHostVersion } from '../useHostVersion.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { BlockFault } from './BlockFault.tsx'
import type { BlockView } from './BlockView.ts'
import { blockKeys } from './blockKeys.ts'
import { blockRegistry } from './blockRegistry.ts'
import { checkBlock } from './checkBlock.ts'

/** Blocks one after another, each of which may fail without the others. */
export function BlocksRenderer({ blocks, host, scope }: { blocks: Blocks; host: Host; scope?: ActionScope }) {
  useHostVersion(host)
  if (!Array.isArray(blocks)) return <BlockFault host={host} type="blocks" reason="not a list" />
  const keys = blockKeys(blocks)
  return blocks.map((block, place) => (
    <BlockRenderer key={keys[place]} block={block} host={host} scope={scope} />
  ))
}

type BlockRendererProps = { block: Block; host: Host; scope?: ActionScope }

/** One block inside its own error boundary: what cannot be shown is said and reported, and harms nothing around it. */
export function BlockRenderer({ block, host, scope }: BlockRendererProps) {
  return (
    <BlockBoundary block={block} host={host}>
      <BlockBody block={block} host={host} scope={scope} />
    </BlockBoundary>
  )
}

function BlockBody({ block, host, scope }: BlockRendererProps) {
  if (!conditionHolds(block?.visibleWhen, scopeFacts(host, scope))) return null
  const fault = checkBlock(block)
  if (fault !== undefined) return <BlockFault host={host} type={String(block?.type)} reason={fault} />

  const Component = blockRegistry[block.type as BlockType] as ComponentType<BlockView<BlockType>>
  const slot = (name = 'default', inner = scope) => {
    const blocks = block.slots?.[name]
    return blocks && blocks.length > 0 ? <BlocksRenderer blocks={blocks} host={host} scope={inner} /> : null
  }
  const view = (
    <Component
      props={(block.props ?? {}) as BlockView<BlockType>['props']}
      slot={slot}
      host={host}
      scope={scope}
      block={block}
    />
  )
  return block.id ? <div id={block.id}>{view}</div> : view
}
