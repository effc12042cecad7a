import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { grammarChecker } from '#schemas/compiler/grammarChecker.ts'
import { writtenBlocks } from '#schemas/compiler/writtenBlocks.ts'
import type { JsonObject } from '../definition/identity.ts'
import { readNodes, writeNodes } from './clipboard.ts'
import { leastBlock, leastItem, leastUse } from './leastNode.ts'
import { nodesOf, outlineOf, rowsOf } from './outline.ts'
import {
  type Direction,
  destination,
  duplicateNode,
  type Edit,
  insertNodes,
  moveNode,
  removeNode,
  unwrapNode,
  wrapNode,
} from './treeEdits.ts'

const givens = { textKey: () => 'pages.test.text', namesOf: () => [] as string[] }
const heading = (text: string): JsonObject => ({ type: 'heading', text, level: 2 })
const page: JsonObject = {
  kind: 'page',
  id: 'test',
  title: 'pages.test.title',
  blocks: [
    heading('pages.one'),
    {
      type: 'section',
      blocks: [heading('pages.two'), { use: 'layout/middle', blocks: [heading('pages.in')] }],
    },
    {
      type: 'tabs',
      label: 'pages.tabs',
      tabs: [{ id: 'first', label: 'pages.first', blocks: [heading('pages.tab')] }],
    },
  ],
}
const texts = (definition: JsonObject) =>
  [...nodesOf(outlineOf(definition))].map(({ value }) => String(value.text ?? value.type ?? value.use))

/** What the gate says of a page as it is written, without what needs the rest of the site. */
function misfits(definition: JsonObject): unknown[] {
  const whole = grammarChecker.check(definition, `${definition.kind}.json`)
  const blocks = [...writtenBlocks(definition)].flatMap(({ block, pointer }) =>
    grammarChecker.checkPart(block, block.type ? `bare/${block.type}.json` : 'bare/use.json', pointer),
  )
  return [...whole, ...blocks]
}

describe('an outline', () => {
  it('names every slot that says something, and every block in it', () => {
    const rows = rowsOf(outlineOf(page), new Set())
    expect(
      rows.map(({ depth, node, slot }) => [depth, slot?.name ?? node?.value.type ?? node?.value.use]),
    ).toEqual([
      [1, 'heading'],
      [1, 'section'],
      [2, 'heading'],
      [2, 'layout/middle'],
      [3, 'heading'],
      [1, 'tabs'],
      [2, 'first'],
      [3, 'heading'],
    ])
    expect(rowsOf(outlineOf(page), new Set(['/blocks/1'])).map(({ pointer }) => pointer)).not.toContain(
      '/blocks/1/blocks/0',
    )
  })

  it('knows the views of a popup, entries in entries of a menu, and slots of fragments that nothing stands in', () => {
    const popup = { kind: 'popup', views: { ask: { blocks: [heading('a')] }, done: { blocks: [] } } }
    expect(rowsOf(outlineOf(popup), new Set()).map(({ pointer }) => pointer)).toEqual([
      '/views/ask/blocks',
      '/views/ask/blocks/0',
      '/views/done/blocks',
    ])
    const menu: JsonObject = {
      kind: 'menu',
      items: [
        { label: 'a', link: {} },
        { label: 'b', items: [{ label: 'c', link: {} }] },
      ],
    }
    expect([...nodesOf(outlineOf(menu))].map(({ value, slots }) => [value.label, slots.length])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ])
    const use = { kind: 'page', blocks: [{ use: 'layout/two' }] }
    const [node] = nodesOf(outlineOf(use, () => ({ side: 'Beside.', blocks: 'The rest.' })))
    expect(node?.slots.map(({ name, pointer }) => [name, pointer])).toEqual([
      ['side', '/blocks/0/side'],
      ['blocks', '/blocks/0/blocks'],
    ])
  })
})

describe('edits', () => {
  it('insert, and say where what stood behind stands now', () => {
    const { definition, at, shift } = insertNodes(page, '/blocks', 1, [heading('pages.new')])
    expect(texts(definition).slice(0, 3)).toEqual(['pages.one', 'pages.new', 'section'])
    expect([at, shift('/blocks/1/blocks/0'), shift('/blocks/0')]).toEqual([
      '/blocks/1',
      '/blocks/2/blocks/0',
      '/blocks/0',
    ])
  })

  it('remove, with the list that is left empty, unless it must be there', () => {
    const { definition } = removeNode(page, '/blocks/1/blocks/1/blocks/0')
    expect((definition.blocks as JsonObject[])[1]).toMatchObject({
      blocks: [{ type: 'heading' }, { use: 'layout/middle' }],
    })
    expect(JSON.stringify(definition)).not.toContain('[]')
    const one = { kind: 'page', blocks: [heading('a')] }
    expect(removeNode(one, '/blocks/0')).toMatchObject({ definition: { blocks: [] }, at: undefined })
  })

  it('choose what comes after what was removed, then what came before, then what it stood in', () => {
    expect(removeNode(page, '/blocks/0').at).toBe('/blocks/0')
    expect(removeNode(page, '/blocks/2').at).toBe('/blocks/1')
    expect(removeNode(page, '/blocks/1/blocks/1/blocks/0').at).toBe('/blocks/1/blocks/1')
  })

  it('move up, down, in and out, and never into itself', () => {
    const go = (definition: JsonObject, pointer: string, direction: Direction): Edit => {
      const to = destination(outlineOf(definition), pointer, direction)
      if (!to) throw new Error(`${pointer} cannot go ${direction}`)
      return moveNode(definition, pointer, to.list, to.place)
    }
    const down = go(page, '/blocks/0', 'down')
    expect([down.at, texts(down.definition)[0]]).toEqual(['/blocks/1', 'section'])
    const into = go(down.definition, '/blocks/1', 'in')
    expect(into.at).toBe('/blocks/0/blocks/2')
    const out = go(into.definition, '/blocks/0/blocks/2', 'out')
    expect([out.at, out.definition]).toEqual(['/blocks/1', down.definition])
    expect(go(out.definition, '/blocks/1', 'up').definition).toEqual(page)
    expect(go(page, '/blocks/0', 'last').at).toBe('/blocks/2')
    expect(destination(outlineOf(page), '/blocks/0', 'up')).toBeUndefined()
    expect(destination(outlineOf(page), '/blocks/0', 'in')).toBeUndefined()
    expect(moveNode(page, '/blocks/1', '/blocks/1/blocks', 0).definition).toBe(page)
  })

  it('move into what stands behind, whose place changes by that', () => {
    const { definition, at, shift } = moveNode(page, '/blocks/0', '/blocks/1/blocks', 1)
    expect(at).toBe('/blocks/0/blocks/1')
    expect(shift('/blocks/1/blocks/1/blocks/0')).toBe('/blocks/0/blocks/2/blocks/0')
    expect(texts(definition)).toEqual([
      'section',
      'pages.two',
      'pages.one',
      'layout/middle',
      'pages.in',
      'tabs',
      'pages.tab',
    ])
  })

  it('wrap, and unwrap again', () => {
    const { definition, at } = wrapNode(page, '/blocks/0', { type: 'section', tone: 'accent' }, 'blocks')
    expect((definition.blocks as JsonObject[])[0]).toEqual({
      type: 'section',
      tone: 'accent',
      blocks: [heading('pages.one')],
    })
    expect(unwrapNode(definition, at ?? '').definition).toEqual(page)
  })

  it('duplicate without an anchor that only one can have', () => {
    const anchored = {
      ...page,
      blocks: [{ type: 'section', id: 'top', blocks: [{ ...heading('a'), id: 'in' }] }],
    }
    const { definition, at } = duplicateNode(anchored, '/blocks/0')
    expect(at).toBe('/blocks/1')
    expect(JSON.stringify((definition.blocks as JsonObject[])[1])).not.toContain('"id"')
  })

  it('leave alone, as the same objects, what they do not touch', () => {
    const { definition } = insertNodes(page, '/blocks/1/blocks', 0, [heading('a')])
    const [before, after] = [page.blocks, definition.blocks] as JsonObject[][]
    expect(after?.[0]).toBe(before?.[0])
    expect(after?.[2]).toBe(before?.[2])
  })

  it('keep a page fit for the grammar, whatever is done, and can all be undone', () => {
    expect(misfits(page)).toEqual([])
    const step = fc.record({
      what: fc.constantFrom('insert', 'remove', 'move', 'duplicate', 'wrap', 'unwrap', 'go' as const),
      at: fc.nat(30),
      to: fc.nat(30),
      place: fc.nat(5),
      type: fc.constantFrom(...Object.keys(blockSchemas)),
      direction: fc.constantFrom<Direction>('up', 'down', 'in', 'out', 'first', 'last'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let definition = page
        const past: string[] = []
        for (const { what, at, to, place, type, direction } of steps) {
          const outline = outlineOf(definition)
          const nodes = [...nodesOf(outline)]
          const slots = [...outline, ...nodes.flatMap(({ slots }) => slots)]
          const node = nodes[at % Math.max(nodes.length, 1)]
          const slot = slots[to % slots.length]
          if (!slot || (!node && what !== 'insert')) continue
          const pointer = node?.pointer ?? ''
          const inSlot = Math.min(place, slot.nodes.length)
          const goes = destination(outline, pointer, direction)
          const edit = {
            insert: () => insertNodes(definition, slot.pointer, inSlot, [leastBlock(type, givens)]),
            remove: () => removeNode(definition, pointer),
            move: () => moveNode(definition, pointer, slot.pointer, inSlot),
            duplicate: () => duplicateNode(definition, pointer),
            wrap: () => wrapNode(definition, pointer, { type: 'stack' }, 'blocks'),
            unwrap: () => unwrapNode(definition, pointer),
            go: () => (goes ? moveNode(definition, pointer, goes.list, goes.place) : undefined),
          }[what]()
          if (!edit) continue
          past.push(JSON.stringify(definition))
          const count = nodes.length
          definition = edit.definition
          const after = [...nodesOf(outlineOf(definition))]
          if (what === 'move' || what === 'go') expect(after).toHaveLength(count)
          if (edit.at !== undefined && count > 0) expect(after.map((one) => one.pointer)).toContain(edit.at)
          expect(misfits(definition)).toEqual([])
        }
        for (const before of past.reverse()) definition = JSON.parse(before) as JsonObject
        expect(definition).toEqual(page)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the least that can stand somewhere', () => {
  it.each(Object.keys(blockSchemas))('fits the grammar: %s', (type) => {
    expect(grammarChecker.check(leastBlock(type, givens), `nodes/${type}.json`)).toEqual([])
  })

  it('fits the grammar of menus and of the uses of fragments', () => {
    expect(grammarChecker.check(leastItem(givens), 'menu.json#/$defs/menuItem')).toEqual([])
    const params = {
      label: { type: 'text' },
      look: { type: 'word', of: ['quiet'] },
      size: { type: 'number', default: 2 },
      icon: { type: 'icon', optional: true },
    }
    expect(leastUse('button/to', { params }, givens)).toEqual({
      use: 'button/to',
      with: { label: 'pages.test.text', look: 'quiet' },
    })
    expect(leastUse('soon/head', undefined, givens)).toEqual({ use: 'soon/head' })
  })
})

describe('what is copied', () => {
  it('comes back as it was, and only where its sort may stand', () => {
    const nodes = [heading('a'), { use: 'soon/head' }]
    expect(readNodes(writeNodes('block', nodes), 'block')).toEqual(nodes)
    expect(readNodes(writeNodes('block', nodes), 'item')).toBeUndefined()
    expect(readNodes(writeNodes('item', [{ label: 'a' }]), 'item')).toEqual([{ label: 'a' }])
  })

  it.each([
    '',
    'words',
    '[]',
    '{"croupier": "block", "nodes": []}',
    '{"croupier": "block", "nodes": [{"type": "carousel"}]}',
  ])('is none of ours: %s', (text) => expect(readNodes(text, 'block')).toBeUndefined())
})
