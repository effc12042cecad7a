import type { Aim, Table } from './Benchmark.ts'
import type { Result } from './results.ts'

/** Between its markers a page holds what was measured; what stands outside them is written by hand. */
export function fillMarkers(page: string, results: ReadonlyMap<string, Result>): string {
  return page.replaceAll(
    /(<!-- bench:([\w-]+) -->\n)[\s\S]*?(<!-- \/bench -->)/g,
    (whole, open: string, name: string, close: string) => {
      const result = results.get(name)
      return result ? `${open}\n${sectionOf(result)}\n${close}` : whole
    },
  )
}

function sectionOf({ method, tables, aims, environment, date, quick }: Result): string {
  const { node, cores, commit } = environment
  const note = quick ? ' A quick run: too few rounds to quote.' : ''
  return [
    method,
    '',
    ...tables.flatMap((table) => [`**${table.caption}**`, '', ...linesOf(table), '']),
    ...linesOf(aimTable(aims)),
    '',
    `<sub>${date}, commit ${commit}, Node ${node}, ${cores} cores. Medians, smallest–largest in brackets.${note}</sub>`,
    '',
  ].join('\n')
}

function aimTable(aims: Aim[]): Table {
  return {
    caption: '',
    columns: ['aim', 'measured', ''],
    rows: aims.map(({ aim, measured, met }) => [aim, measured, met ? 'met' : '**missed**']),
  }
}

function linesOf({ columns, rows }: Table): string[] {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'))
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
