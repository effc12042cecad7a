import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
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
  changed: (text: string) => void
  save: () => void
}

/** The text of a definition, coloured, folded, searched, with what is wrong marked where it stands. */
export function createJsonEditor({ parent, text, label, nonce, changed, save }: Options) {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightSpecialChars(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        bracketMatching(),
        indentOnInput(),
        syntaxHighlighting(defaultHighlightStyle),
        json(),
        linter(jsonParseLinter()),
        EditorView.lineWrapping,
        keymap.of([
          {
            key: 'Mod-s',
            preventDefault: true,
            run: () => {
              save()
              return true
            },
          },
          ...historyKeymap,
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
    /** Replaces all of it, as one step that can be undone. */
    setText(next: string): void {
      if (next !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
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
