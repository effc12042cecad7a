import { useMemo } from 'react'
import type { Blocks } from '#generated/grammar/types.ts'
import '../base.css'
import type { ActionScope, Host } from '../host.ts'
import { scopeFacts } from '../scopeFacts.ts'
import { useHostVersion } from '../useHostVersion.ts'
import { BlocksRenderer } from './BlockRenderer.tsx'
import { findMainHeading, MainHeading } from './MainHeading.ts'

/** The blocks of a page or of a popup's view. */
export function PageRenderer({ blocks, host, scope }: { blocks: Blocks; host: Host; scope?: ActionScope }) {
  useHostVersion(host)
  const facts = scopeFacts(host, scope)
  const mainHeading = useMemo(() => findMainHeading(blocks, facts), [blocks, facts])
  return (
    <MainHeading value={mainHeading}>
      <BlocksRenderer blocks={blocks} host={host} scope={scope} />
    </MainHeading>
  )
}
