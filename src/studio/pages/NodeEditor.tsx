import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import { nodeSchemas } from '#schemas/compiler/grammar.ts'
import { isObject, type JsonObject } from '../definition/identity.ts'
import { ArgumentsEditor } from '../grammar/ArgumentsEditor.tsx'
import { GrammarEditor } from '../grammar/GrammarEditor.tsx'
import { More } from '../grammar/More.tsx'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { pageWords } from '../words/blocks.ts'
import type { OutlineNode } from './outline.ts'

type NodeEditorProps = {
  node: OutlineNode
  edition: string
  change: (value: JsonObject) => void
}

const isCondition = ([name]: readonly string[]) => name === 'visibleWhen'
const isOwn = ([name]: readonly string[]) => name !== 'type' && name !== 'items' && name !== 'id'
const isOfRoute = ([name]: readonly string[]) => name !== 'children'
const isAnchor = ([name]: readonly string[]) => name === 'id'
const none: readonly string[] = []

/** What is said of a block, of the use of a fragment or of an entry of a menu. */
export function NodeEditor({ node, edition, change }: NodeEditorProps) {
  const { site } = useSurroundings()
  const { value, sort } = node
  const shared = { value, edition, fields: none, change: (next: unknown) => change(next as JsonObject) }
  if (sort === 'route') return <GrammarEditor of="routes.json#/$defs/route" {...shared} only={isOfRoute} />
  if (sort === 'item') return <GrammarEditor of="menu.json#/$defs/menuItem" {...shared} only={isOwn} />
  if (typeof value.use === 'string' && value.type === undefined) {
    const { use } = value
    return (
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {String(site.definition(`fragment/${use}`)?.description ?? pageWords.uses(use))}
        </Text>
        <Anchor component={Link} href={hrefOf(`fragment/${use}`)} size="sm">
          {pageWords.openFragment}
        </Anchor>
        <ArgumentsEditor
          Editor={GrammarEditor}
          fragment={use}
          value={value.with}
          edition={edition}
          fields={none}
          change={(next) => {
            const { with: _, ...bare } = value
            change(next === undefined ? bare : { ...value, with: next })
          }}
        />
        <GrammarEditor of="common.json#/$defs/useBlocks" {...shared} only={isCondition} />
      </Stack>
    )
  }
  if (typeof value.type !== 'string')
    return isObject(value) && 'slot' in value ? <Text>{pageWords.slot}</Text> : null
  const schema = Object.hasOwn(nodeSchemas, value.type) ? nodeSchemas[value.type] : undefined
  if (!schema) return <Text>{pageWords.unknown}</Text>
  return (
    <>
      <Text size="sm" c="dimmed">
        {String(schema.description ?? '')}
      </Text>
      <GrammarEditor of={`nodes/${value.type}.json`} {...shared} only={isOwn} />
      <More mt="md" variant="contained">
        <GrammarEditor of={`nodes/${value.type}.json`} {...shared} only={isAnchor} />
      </More>
    </>
  )
}
