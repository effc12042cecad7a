import { useMemo } from 'react'
import type { Blocks } from '#generated/grammar/types.ts'
import '../base.css'
import type { ActionScope, Host } from '../host.ts'
import { BlocksRenderer } from './BlockRenderer.tsx'
import { findMainHeading, MainHeading } from './MainHeading.ts'

/** The blocks of a page or of a popup's view. */
export function PageRenderer({ blocks, host, scope }: { blocks: Blocks; host: Host; scope?: ActionScope }) {
  const mainHeading = useMemo(() => findMainHeading(blocks), [blocks])
  return (
    <MainHeading value={mainHeading}>
      <BlocksRenderer blocks={blocks} host={host} scope={scope} />
    </MainHeading>
  )
}
