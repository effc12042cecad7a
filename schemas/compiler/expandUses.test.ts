import { describe, expect, it } from 'vitest'
import type { FragmentDefinition } from '#generated/grammar/types.ts'
import { expandUses } from './expandUses.ts'
import { Origins, trailOf } from './origins.ts'

const row = {
  kind: 'fragment',
  id: 'row',
  description: 'A row.',
  params: {
    payment: { type: 'pointer', description: 'Where the payment stands.' },
    tone: { type: 'word', description: 'Its colour.', default: 'plain' },
    icon: { type: 'word', description: 'Its drawing.', optional: true },
  },
  slots: { blocks: 'What stands below.' },
  blocks: [
    { type: 'section', tone: { param: 'tone' }, icon: { param: 'icon' } },
    {
      type: 'text',
      visibleWhen: { '{payment}/status': 'open' },
      text: { key: 'a.b', args: { sum: { from: '{payment}/amount', as: 'money' } } },
    },
    { slot: 'blocks' },
  ],
} as unknown as FragmentDefinition

const tone = {
  kind: 'fragment',
  id: 'tone',
  description: 'The colour of a status.',
  params: { of: { type: 'pointer', description: 'Where the status stands.' } },
  value: { from: '{of}/status', map: { open: 'info' } },
} as unknown as FragmentDefinition

function expanded(definition: object, fragments: FragmentDefinition[] = [row, tone]) {
  const origins = new Origins()
  const found: { at: string; message: string; hint: string }[] = []
  const made = expandUses(definition, trailOf('page/home'), {
    fragments: new Map(fragments.map((one) => [one.id, one])),
    origins,
    say: (trail, { message, hint }) => {
      const { definition: of, pointer } = origins.locate(origins.set({}, trail), 'page/home', '')
      found.push({ at: `${of}${pointer}`, message, hint })
    },
  })
  return { made: made as Record<string, unknown>, found, origins }
}

const use = (more: object = {}) => ({ blocks: [{ use: 'row', with: { payment: '/item' }, ...more }] })

describe('uses of fragments', () => {
  it('leaves a definition without any as it is, the very same object', () => {
    const definition = { blocks: [{ type: 'text' }] }
    expect(expanded(definition).made).toBe(definition)
  })

  it('puts the blocks into the place of the use, with what it gives', () => {
    const { made, found } = expanded({ blocks: [{ type: 'heading' }, ...use().blocks, { type: 'text' }] })
    expect(found).toEqual([])
    expect(made.blocks).toEqual([
      { type: 'heading' },
      { type: 'section', tone: 'plain' },
      {
        type: 'text',
        visibleWhen: { '/item/status': 'open' },
        text: { key: 'a.b', args: { sum: { from: '/item/amount', as: 'money' } } },
      },
      { type: 'text' },
    ])
  })

  it('puts the blocks of a use into the slots, and its condition before that of every block', () => {
    const { made } = expanded(use({ blocks: [{ type: 'button' }], visibleWhen: 'signed-in' }))
    expect(made.blocks).toMatchObject([
      { type: 'section', visibleWhen: 'signed-in' },
      { type: 'text', visibleWhen: { all: ['signed-in', { '/item/status': 'open' }] } },
      { type: 'button', visibleWhen: 'signed-in' },
    ])
  })

  it('puts a value into the place of a use that stands for one', () => {
    const { made } = expanded({ blocks: [{ type: 'badge', tone: { use: 'tone', with: { of: '/result' } } }] })
    expect(made.blocks).toEqual([{ type: 'badge', tone: { from: '/result/status', map: { open: 'info' } } }])
  })

  it('hands parameters on to fragments that a fragment uses', () => {
    const outer = {
      ...row,
      id: 'outer',
      blocks: [{ type: 'badge', tone: { use: 'tone', with: { of: { param: 'payment' } } } }],
    } as unknown as FragmentDefinition
    const { made } = expanded({ blocks: [{ use: 'outer', with: { payment: '/item' } }] }, [outer, tone])
    expect(made.blocks).toEqual([{ type: 'badge', tone: { from: '/item/status', map: { open: 'info' } } }])
  })

  it('tells both places: the use, and what the fragment says', () => {
    const { made, origins } = expanded({ blocks: [{ type: 'heading' }, ...use().blocks] })
    expect(origins.locate(made, 'page/home', '/blocks/2/text/key')).toEqual({
      definition: 'page/home',
      pointer: '/blocks/1',
      fragment: { definition: 'fragment/row', pointer: '/blocks/1/text/key' },
    })
  })

  it('tells what a use gives where it is given', () => {
    const text = { type: 'text', description: 'Words.' } as const
    const label = { ...row, params: { label: text }, blocks: [{ type: 'text', text: { param: 'label' } }] }
    const { made, origins } = expanded(
      { blocks: [{ use: 'row', with: { label: { key: 'a.b', args: { x: 1 } } } }] },
      [label as unknown as FragmentDefinition],
    )
    expect(origins.locate(made, 'page/home', '/blocks/0/text/args/x')).toEqual({
      definition: 'page/home',
      pointer: '/blocks/0/with/label/args/x',
    })
  })

  const wrong: [string, object, { at: string; hint: string }][] = [
    ['an unknown fragment', { blocks: [{ use: 'rwo' }] }, { at: '/blocks/0/use', hint: 'Did you mean row?' }],
    [
      'a parameter that is not given',
      { blocks: [{ use: 'row' }] },
      { at: '/blocks/0', hint: 'Give it under with: Where the payment stands.' },
    ],
    [
      'an unknown parameter',
      use({ with: { payment: '/item', paymant: 1 } }),
      { at: '/blocks/0/with/paymant', hint: 'Did you mean payment?' },
    ],
    [
      'a parameter of another type',
      use({ with: { payment: '/item', tone: 4 } }),
      { at: '/blocks/0/with/tone', hint: 'Give a string.' },
    ],
    ['an unknown slot', use({ block: [] }), { at: '/blocks/0/block', hint: 'Did you mean blocks?' }],
  ]
  it.each(wrong)('tells %s once, with the remedy, and leaves it out', (_, definition, { at, hint }) => {
    const { found, made } = expanded(definition)
    expect(found).toMatchObject([{ at: `page/home${at}`, hint }])
    expect(made.blocks).toEqual([])
  })

  describe('of one that holds a value', () => {
    const usual = {
      kind: 'fragment',
      id: 'usual',
      description: 'What any call fails with.',
      params: { closed: { type: 'message', description: 'Of a closed site.', default: 'a.closed' } },
      value: { Closed: { param: 'closed' }, Network: 'a.network', default: 'a.failed' },
    } as unknown as FragmentDefinition
    const player = {
      ...usual,
      id: 'player',
      params: {},
      value: { use: 'usual', Authorization: 'a.signIn' },
    } as unknown as FragmentDefinition
    const errors = { use: 'player', default: 'a.b', Authorization: 'a.c' }

    it('takes what stands beside it before what the fragment says', () => {
      const { made, found } = expanded({ errors }, [usual, player])
      expect(found).toEqual([])
      expect(made.errors).toEqual({
        Closed: 'a.closed',
        Network: 'a.network',
        default: 'a.b',
        Authorization: 'a.c',
      })
    })

    it('tells each part where it was written', () => {
      const { made, origins } = expanded({ errors }, [usual, player])
      expect(origins.locate(made, 'page/home', '/errors/default')).toEqual({
        definition: 'page/home',
        pointer: '/errors/default',
      })
      expect(origins.locate(made, 'page/home', '/errors/Network')).toEqual({
        definition: 'page/home',
        pointer: '/errors',
        fragment: { definition: 'fragment/usual', pointer: '/value/Network' },
      })
      const closed = { errors: { use: 'usual', with: { closed: 'a.shut' } } }
      const given = expanded(closed, [usual])
      expect(given.origins.locate(given.made, 'page/home', '/errors/Closed')).toEqual({
        definition: 'page/home',
        pointer: '/errors/with/closed',
      })
    })

    it('may be an entry of a list', () => {
      const { made } = expanded({ list: [{ use: 'usual', Network: 'a.n' }, { use: 'usual' }] }, [usual])
      expect(made.list).toEqual([
        { Closed: 'a.closed', Network: 'a.n', default: 'a.failed' },
        { Closed: 'a.closed', Network: 'a.network', default: 'a.failed' },
      ])
    })

    it('is refused where something stands beside a list', () => {
      const list = { ...usual, params: {}, value: ['a'] } as unknown as FragmentDefinition
      const { found } = expanded({ errors: { use: 'usual', default: 'a.b' } }, [list])
      expect(found).toMatchObject([{ at: 'page/home/errors', hint: 'Leave out what stands beside use.' }])
    })
  })

  it('does actions only where the condition of their use holds, which is told where it stands', () => {
    const leave = {
      kind: 'fragment',
      id: 'leave',
      description: 'Leaves.',
      actions: [{ do: 'close' }, { do: 'refresh', what: 'page' }],
    } as unknown as FragmentDefinition
    const when = { '/a': true }
    const { made, origins } = expanded({ opened: [{ use: 'leave', when }] }, [leave])
    expect(made.opened).toEqual([
      // biome-ignore lint/suspicious/noThenProperty: a word of the action
      { do: 'when', if: when, then: [{ do: 'close' }, { do: 'refresh', what: 'page' }] },
    ])
    expect(origins.locate(made, 'page/home', '/opened/0/if/~1a').pointer).toBe('/opened/0/when/~1a')
    expect(origins.locate(made, 'page/home', '/opened/0/then/1').fragment?.pointer).toBe('/actions/1')
  })

  it.each([
    ['operation', 'bonuses', 'bonuses.remove'],
    ['icon', 'hart', 'heart'],
    ['message', 'Words', 'a.words'],
    ['route', '/cashier', 'cashier.deposit'],
  ] as const)('takes a parameter of the type %s for what it is', (type, wrong, right) => {
    const params = { it: { type, description: 'It.' } }
    const fragment = { ...row, params, blocks: [{ type: 'text', it: { param: 'it' } }] } as FragmentDefinition
    const given = (it: string) => expanded({ blocks: [{ use: 'row', with: { it } }] }, [fragment])
    expect(given(wrong).found).toMatchObject([{ at: 'page/home/blocks/0/with/it' }])
    const { made, found, origins } = given(right)
    expect(found).toEqual([])
    expect(origins.locate(made, 'page/home', '/blocks/0/it').pointer).toBe('/blocks/0/with/it')
  })

  it('ends a circle, and fragments that multiply themselves', () => {
    const fragment = (id: string, ...uses: string[]) =>
      ({
        kind: 'fragment',
        id,
        description: id,
        blocks: uses.map((one) => ({ use: one })),
      }) as unknown as FragmentDefinition
    const circle = expanded({ blocks: [{ use: 'a' }] }, [fragment('a', 'b'), fragment('b', 'a')])
    expect(circle.found.map(({ message }) => message)).toEqual(['The fragment a comes back to itself.'])

    const ten = (next: string) => Array.from({ length: 10 }, () => next)
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const bombs = names.map((name, at) => fragment(name, ...ten(names[at + 1] ?? 'end')))
    const end = { ...fragment('end'), blocks: [{ type: 'text' }] } as unknown as FragmentDefinition
    const bomb = expanded({ blocks: [{ use: 'a' }] }, [...bombs, end])
    expect(bomb.found.map(({ message }) => message)).toContain(
      'The fragments here come to more than can be shown.',
    )
  })
})
