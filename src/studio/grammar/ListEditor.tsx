import { Button, Paper } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Json } from '../definition/identity.ts'
import { focusFirst } from '../pages/focusField.ts'
import { builderWords } from '../words/builder.ts'
import type { Editor } from './editorProps.ts'
import type { Described } from './grammarForm.ts'
import { leastOf } from './least.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { useGivens } from './useGivens.ts'

type ListEditorProps = {
  Editor: Editor
  label: string
  /** What describes an item. */
  of: Described
  value: Json
  change: (value: Json | undefined) => void
  edition: string
  fields: readonly string[]
}

/** A list of objects, each with its own form. */
export function ListEditor({ Editor, label, of, value, change, edition, fields }: ListEditorProps) {
  const items = Array.isArray(value) ? value : []
  const givens = useGivens()
  const last = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  // Whoever adds an item goes on in it, once its form stands in its box.
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    const turn = requestAnimationFrame(() => items.length > 0 && focusFirst(last.current))
    return () => cancelAnimationFrame(turn)
  }, [items.length])
  const add = () => {
    isAdding.current = true
    set([...items, leastOf(of, givens)])
  }
  const set = (next: Json[]) => change(next.length === 0 ? undefined : next)
  return (
    <>
      {items.map((item, at) => (
        <Paper
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own
          key={at}
          ref={last}
          data-item={at}
          withBorder
          p="sm"
          mb="sm"
          role="group"
          aria-label={`${label} ${at + 1}`}
        >
          <Editor
            of={of}
            value={item}
            change={(next) => set(items.with(at, next))}
            edition={`${edition} ${items.length}`}
            fields={fields}
          />
          <MoveButtons items={items} at={at} set={set} />
        </Paper>
      ))}
      <Button variant="light" size="compact-sm" onClick={add}>
        {builderWords.addTo(label)}
      </Button>
    </>
  )
}
