import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'

/** Tabs and the ends of lines are written; no database keeps U+0000, and no reader sees the others. */
const control = /(?![\t\n\r])\p{Cc}/u

/** Control characters in names and texts of a definition. */
export function checkControls(value: unknown, pointer = ''): Finding[] {
  if (typeof value === 'string') return control.test(value) ? [found(pointer)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const at = joinPointer(pointer, name)
    return control.test(name) ? [found(at)] : checkControls(part, at)
  })
}

const found = (pointer: string): Finding => ({
  code: 'control_character',
  pointer,
  message: 'A character stands here that controls a machine and is not seen.',
  hint: 'Write it anew, or paste it as plain text.',
})
