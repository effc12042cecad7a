import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, linter, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Problem } from '../api/createContentApi.ts'
import { rangeOfPointer } from './rangeOfPointer.ts'

type Options = {
  parent: HTMLElement
  text: string
  label: string
  nonce: string
  /** It can be read and copied alone. */
  readOnly?: boolean | undefined
  changed: (text: string) => void
  /** The history of the definition, which other editors of it share. */
  undo: () => void
  redo: () => void
}

const done = (step: () => void) => () => {
  step()
  return true
}

/** The colours that CodeMirror has for light grounds, lightened on dark ones. */
const coloured = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...style }) => ({
    ...style,
    ...(color && { color: `light-dark(${color}, color-mix(in oklab, ${color} 40%, white))` }),
  })),
)

/** The text of a definition, coloured, folded, searched, with what is wrong marked where it stands. */
export function createJsonEditor({ parent, text, label, nonce, readOnly = false, ...more }: Options) {
  const { changed, undo, redo } = more
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        drawSelection(),
        highlightSpecialChars(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        bracketMatching(),
        indentOnInput(),
        syntaxHighlighting(coloured),
        json(),
        linter(jsonParseLinter()),
        EditorView.lineWrapping,
        keymap.of([
          { key: 'Mod-z', preventDefault: true, run: done(undo) },
          { key: 'Mod-Shift-z', preventDefault: true, run: done(redo) },
          { key: 'Mod-y', preventDefault: true, run: done(redo) },
          ...searchKeymap,
          ...foldKeymap,
          ...lintKeymap,
          // Escape, then Tab, leaves the editor.
          indentWithTab,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString())
        }),
      ],
    }),
  })

  // What is scrolled can be scrolled by keyboard, also while the text itself cannot be typed into.
  view.scrollDOM.tabIndex = 0

  return {
    /** Replaces what differs, so that the cursor stays where it was. */
    setText(next: string): void {
      const now = view.state.doc.toString()
      if (next === now) return
      const shorter = Math.min(now.length, next.length)
      let from = 0
      while (from < shorter && now[from] === next[from]) from += 1
      let same = 0
      while (same < shorter - from && now.at(-1 - same) === next.at(-1 - same)) same += 1
      const insert = next.slice(from, next.length - same)
      view.dispatch({ changes: { from, to: now.length - same, insert } })
    },

    mark(problems: readonly Problem[]): void {
      const diagnostics = problems.map((problem): Diagnostic => {
        const { from, to } = rangeOfPointer(view.state, problem.pointer)
        return { from, to, severity: 'error', message: `${problem.message} ${problem.hint}` }
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },

    goTo(pointer: string): void {
      const { from } = rangeOfPointer(view.state, pointer)
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      })
      view.focus()
    },

    destroy: () => view.destroy(),
  }
}

export type JsonEditor = ReturnType<typeof createJsonEditor>
