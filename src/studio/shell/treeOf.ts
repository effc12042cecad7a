import type { TreeNodeData } from '@mantine/core'
import type { DefinitionSummary } from '../api/createContentApi.ts'
import { groupBy } from '../parts/groupBy.ts'
import { compareKinds, kindName } from '../words/kindNames.ts'

/** Kinds, folders of ids, definitions: as the tree draws them. The value of a definition is its key, that of a folder ends in a slash. */
export function treeOf(definitions: readonly DefinitionSummary[]): TreeNodeData[] {
  const kinds = groupBy(definitions, ({ kind }) => kind)
  return [...kinds]
    .sort(([one], [other]) => compareKinds(one, other))
    .map(([kind, list]) => ({
      value: `${kind}/`,
      label: kindName(kind),
      children: folder(
        `${kind}/`,
        list.map(({ id }) => ({ id, rest: id.split('/') })),
      ),
    }))
}

type Entry = { id: string; rest: string[] }

function folder(path: string, entries: readonly Entry[]): TreeNodeData[] {
  const nodes = [...groupBy(entries, ({ rest }) => rest[0] ?? '')].flatMap(([name, within]) => {
    const deeper = within.filter(({ rest }) => rest.length > 1)
    const here = within.filter(({ rest }) => rest.length === 1)
    const below = deeper.map(({ id, rest }) => ({ id, rest: rest.slice(1) }))
    return [
      ...(deeper.length > 0
        ? [{ value: `${path}${name}/`, label: name, children: folder(`${path}${name}/`, below) }]
        : []),
      ...here.map(() => ({ value: `${path}${name}`, label: name })),
    ]
  })
  return nodes.sort((one, other) => String(one.label).localeCompare(String(other.label)))
}

/** Values of the folders that hold what is wanted, from the outside in. */
export function foldersOf(key: string): string[] {
  const parts = key.split('/').slice(0, -1)
  return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`)
}
