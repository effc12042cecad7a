import { useEffect, useRef } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import { readNonce } from '../boot/readNonce.ts'
import { words } from '../words/en.ts'
import { createJsonEditor, type JsonEditor } from './createJsonEditor.ts'

type JsonFieldProps = {
  text: string
  /** What cannot be seen follows once it can. */
  isShown: boolean
  problems: readonly Problem[]
  /** Asked when it is made. */
  readOnly?: boolean
  changed: (text: string) => void
  undo: () => void
  redo: () => void
  /** Gets the editor once it is there. */
  ready: (editor: JsonEditor) => void
}

/** CodeMirror in React's hands: made once, told of what changes from outside. */
export function JsonField({ text, isShown, readOnly, ...more }: JsonFieldProps) {
  const { problems, changed, undo, redo, ready } = more
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<JsonEditor>(undefined)
  const latest = useRef({ changed, undo, redo, ready, text, readOnly })
  latest.current = { changed, undo, redo, ready, text, readOnly }

  useEffect(() => {
    if (!host.current) return
    const made = createJsonEditor({
      parent: host.current,
      text: latest.current.text,
      label: words.definition.editor,
      nonce: readNonce(),
      readOnly: latest.current.readOnly,
      changed: (typed) => latest.current.changed(typed),
      undo: () => latest.current.undo(),
      redo: () => latest.current.redo(),
    })
    editor.current = made
    latest.current.ready(made)
    return () => made.destroy()
  }, [])
  useEffect(() => {
    if (isShown) editor.current?.setText(text)
  }, [text, isShown])
  useEffect(() => {
    if (isShown) editor.current?.mark(problems)
  }, [problems, isShown])

  return <div ref={host} className="editor" />
}
