import type { JsonObject } from '../definition/identity.ts'
import { pageWords } from '../words/blocks.ts'
import { Catalogue } from './Catalogue.tsx'
import { MakeFragment } from './MakeFragment.tsx'
import { nameOfNode } from './nameOfNode.ts'
import { type OutlineSlot, placeOf } from './outline.ts'
import { type Edit, insertNodes, replaceNode, wrapNode } from './treeEdits.ts'
import type { Asked } from './useTree.ts'

type AskedDialogProps = {
  asked: Asked | undefined
  definition: JsonObject
  outline: readonly OutlineSlot[]
  close: () => void
  added: () => void
  apply: (edit: Edit, words?: string) => void
}

/** What is chosen before something is done: a block, what to put one into, a name. */
export function AskedDialog({ asked, definition, outline, close, added, apply }: AskedDialogProps) {
  if (!asked) return null
  if (asked.what === 'fragment')
    return (
      <MakeFragment
        node={placeOf(outline, asked.pointer)?.node.value ?? {}}
        close={close}
        made={(id) => {
          close()
          apply(replaceNode(definition, asked.pointer, { use: id }))
        }}
      />
    )
  const isWrap = asked.what === 'wrap'
  return (
    <Catalogue
      title={isWrap ? pageWords.catalogue.wrap : pageWords.catalogue.title}
      isHolding={isWrap}
      close={close}
      choose={(made) => {
        close()
        if (!isWrap) added()
        const edit = isWrap
          ? wrapNode(definition, asked.pointer, made, 'blocks')
          : insertNodes(definition, asked.list, asked.place, [made])
        apply(edit, pageWords.said.added(nameOfNode(made)))
      }}
    />
  )
}
