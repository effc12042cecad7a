import type { FragmentDefinition } from '#generated/grammar/types.ts'
import { checkArguments, sampleOf } from '../compiler/checkArguments.ts'
import { expandUses } from '../compiler/expandUses.ts'
import { kindSchemas, nodeSchemas } from '../compiler/grammar.ts'
import { grammarChecker } from '../compiler/grammarChecker.ts'
import { Origins, trailOf } from '../compiler/origins.ts'
import { writtenGrammar } from '../compiler/walkWritten.ts'
import { blocksOfList, type WrittenBlock, writtenBlocks } from '../compiler/writtenBlocks.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { GrammarSchema } from '../runtime/walkGrammar.ts'

const checker = grammarChecker

type Written = { kind: string; id?: unknown } & Readonly<Record<string, unknown>>

/** Whether there is a kind of that name. */
export function isKind(kind: unknown): kind is keyof typeof kindSchemas {
  return typeof kind === 'string' && Object.hasOwn(kindSchemas, kind)
}

/** Where a definition, as it is written, does not fit the grammar of its kind, or a block of it that of its type. */
export function checkWritten(definition: Written): Finding[] {
  const ref = writtenGrammar(definition) ?? ''
  const misfits = checker.check(definition, ref)
  if (misfits.length > 0) return misfits.map((one) => ({ code: 'grammar', ...one }))
  const found = checkBlocks(writtenBlocks(definition))
  return definition.kind === 'fragment' ? [...found, ...checkFragment(definition)] : found
}

/** Each by its own grammar; of the blocks inside it only that they are some. */
function checkBlocks(blocks: Iterable<WrittenBlock>): Finding[] {
  return [...blocks].flatMap(({ block, pointer }) => {
    const ref = grammarOfBlock(block)
    if (ref) return checker.checkPart(block, ref, pointer).map((one) => ({ code: 'grammar', ...one }))
    const hint = `Use one of: ${Object.keys(nodeSchemas).join(', ')}.`
    const message = `There is no block called ${JSON.stringify(block.type)}.`
    return [{ code: 'unknown_block', pointer: joinPointer(pointer, 'type'), message, hint }]
  })
}

function grammarOfBlock({ type, use }: GrammarSchema): string | undefined {
  if (type === undefined && use !== undefined) return 'bare/use.json'
  return typeof type === 'string' && Object.hasOwn(nodeSchemas, type) ? `bare/${type}.json` : undefined
}

const parts = {
  blocks: 'common.json#/$defs/blocks',
  fields: 'form.json#/properties/fields',
  actions: 'common.json#/$defs/actions',
} as const

/** What a fragment holds, with a sample in the place of each parameter. Fragments that it uses are looked at where all are known. */
function checkFragment(definition: Written): Finding[] {
  const fragment = definition as unknown as FragmentDefinition
  const found: Finding[] = []
  for (const [name, { default: otherwise }] of Object.entries(fragment.params ?? {})) {
    if (otherwise === undefined) continue
    const { findings } = checkArguments(fragment, { [name]: otherwise }, {})
    for (const { path, ...wrong } of findings)
      if (path.at(-1) === name)
        found.push({ code: 'grammar', pointer: joinPointer('/params', name, 'default'), ...wrong })
  }
  const part = (Object.keys(parts) as (keyof typeof parts)[]).find((name) => fragment[name] !== undefined)
  if (!part) return found
  const origins = new Origins()
  const given = Object.entries(fragment.params ?? {}).map(([name, one]) => [name, sampleOf(one)])
  const slots = Object.keys(fragment.slots ?? {}).map((name) => [name, []])
  const use = { use: fragment.id, with: Object.fromEntries(given), ...Object.fromEntries(slots) }
  const library = {
    fragments: new Map([[fragment.id, fragment]]),
    leavesOthers: true,
    origins,
    say: () => {},
  } as const
  const { list } = expandUses({ list: [use] }, trailOf('sample'), library)
  const misfits = checker.check(list, parts[part], '/list').map((one) => ({ code: 'grammar', ...one }))
  const isOfBlocks = misfits.length === 0 && part === 'blocks'
  const all = isOfBlocks ? checkBlocks(blocksOfList(list, '/list')) : misfits
  return [
    ...found,
    ...all.map(({ pointer, ...one }) => {
      const place = origins.locate({ list }, 'sample', pointer)
      return { ...one, pointer: place.fragment?.pointer ?? `/${part}` }
    }),
  ]
}
