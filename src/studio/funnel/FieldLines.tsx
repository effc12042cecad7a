import type { FieldLine } from './figures.ts'

type FieldLinesProps = { lines: readonly FieldLine[] | undefined; hasParts: boolean }

/** How far visitors come with a line of fields. Of plain elements: there are many lines. */
export function FieldLines({ lines, hasParts }: FieldLinesProps) {
  return lines?.flatMap(({ text, parts }) =>
    [text, ...(hasParts ? parts : [])].map((one) => (
      <span key={one} className="figures">
        {one}
      </span>
    )),
  )
}
