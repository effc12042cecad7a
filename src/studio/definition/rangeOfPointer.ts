import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { pointerTokens } from '#schemas/runtime/readPointer.ts'

/** Milliseconds at most that the text is read for. */
const patience = 500
/** What the grammar of CodeMirror calls values. */
const values = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']

/** Where in the text of a definition a JSON Pointer leads, or the deepest step towards it that is there. */
export function rangeOfPointer(state: EditorState, pointer: string): { from: number; to: number } {
  const textOf = ({ from, to }: { from: number; to: number }) => state.sliceDoc(from, to)
  let node = ensureSyntaxTree(state, state.doc.length, patience)?.topNode.firstChild
  let range = { from: node?.from ?? 0, to: node?.from ?? 0 }
  for (const token of pointerTokens(pointer)) {
    if (node?.name === 'Array') {
      const items = values.flatMap((name) => node?.getChildren(name) ?? [])
      node = items.sort((one, other) => one.from - other.from)[Number(token)]
    } else {
      const name = JSON.stringify(token)
      const member = node
        ?.getChildren('Property')
        .find((one) => one.firstChild && textOf(one.firstChild) === name)
      node = member?.lastChild
    }
    if (!node) break
    range = { from: node.from, to: node.to }
  }
  return range
}
