import type { Aim, Table } from './Benchmark.ts'

export function printTable({ caption, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')}`
  return [caption, line(columns), ...rows.map(line), ''].join('\n')
}

export function printAims(aims: readonly Aim[]): string {
  return aims.map(({ aim, measured, met }) => `  ${met ? 'met   ' : 'MISSED'} ${aim}: ${measured}`).join('\n')
}
