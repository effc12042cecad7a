import { expect, test } from 'vitest'
import type { Block, Definition, PageDefinition } from '#generated/grammar/types.ts'
import { withExpandedBlocks } from './expandBlocks.ts'

const site = {
  kind: 'site',
  auth: { types: [] },
  systemPages: { errors: 'broken', unsubscribe: 'gone' },
  images: { systemPages: { errors: '/of-the-site.svg' } },
}
const broken = {
  kind: 'system-page',
  id: 'broken',
  header: 'b.header',
  description: 'b.description',
  button: { label: 'b.button', link: { route: 'gamehall' } },
}

/** What comes of the block inside of another one, beside what else is of the site. */
function expand(block: Block, ...others: object[]): Block | undefined {
  const page = { kind: 'page', id: 'one', blocks: [{ type: 'stack', slots: { default: [block] } }] }
  const made = withExpandedBlocks([page, site, ...others] as Definition[])[0] as PageDefinition
  return made.blocks[0]?.slots?.default?.[0]
}

const typesIn = (block: Block | undefined): unknown =>
  block?.slots ? [block.type, ...(block.slots.default ?? []).map(typesIn)] : block?.type

test('the page of a state stands in the page, with what is put before its button, and the picture of the site', () => {
  const made = expand(
    {
      type: 'system-page',
      id: 'here',
      visibleWhen: 'signed-in',
      props: { state: 'errors', level: 2 },
      slots: { default: [{ type: 'outlet' }] },
    },
    broken,
  )
  expect(made).toMatchObject({ id: 'here', visibleWhen: 'signed-in' })
  expect(typesIn(made)).toEqual([
    'stack',
    ['stack', 'image', 'heading', 'text'],
    'outlet',
    ['stack', 'button'],
  ])
  const [words, , button] = made?.slots?.default ?? []
  expect(words?.slots?.default?.[0]?.props).toMatchObject({ src: '/of-the-site.svg' })
  expect(words?.slots?.default?.[1]?.props).toMatchObject({ text: 'b.header', level: 2 })
  expect(button?.slots?.default?.[0]?.props).toEqual({
    label: 'b.button',
    link: { route: 'gamehall' },
    look: 'primary',
  })
})

test('a button that leads nowhere does what the block says, or loads the page again', () => {
  const { link: _, ...label } = broken.button
  const gone = { ...broken, id: 'gone', image: '/own.svg', loader: true, button: label }
  const actions = [{ do: 'set_query', query: { done: null } }]
  const buttonOf = (props: object) =>
    expand({ type: 'system-page', props: { state: 'unsubscribe', ...props } }, gone)?.slots?.default?.at(-1)
      ?.slots?.default?.[0]?.props
  expect(buttonOf({ actions })).toMatchObject({ actions })
  expect(buttonOf({})).toMatchObject({ actions: [{ do: 'refresh', what: 'page' }] })
})

test('nothing stands where the site has no page of the state', () => {
  expect(typesIn(expand({ type: 'system-page', props: { state: 'errors' } }))).toEqual(['stack'])
})
