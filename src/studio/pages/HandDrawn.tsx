import type { Block } from '#generated/grammar/types.ts'
import { blockName } from '../words/blocks.ts'
import { Drawing } from './drawings.tsx'

/** Stands for what the site draws by hand: games and their covers. */
export function HandDrawn({ block }: { block?: Block }) {
  const type = block?.type ?? 'gamehall'
  return (
    <div className="hand-drawn">
      <Drawing of={type} width={160} />
      <span>{blockName(type)}</span>
    </div>
  )
}
