import { afterEach, expect, it, vi } from 'vitest'
import type { Block, BlockProps } from '#generated/grammar/types.ts'
import type { PaymentMethodsArtefact } from '#schemas/runtime/artefacts.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openDataBlock>>
afterEach(() => page.close())

const known: PaymentMethodsArtefact = {
  kind: 'payment-methods',
  id: 'main',
  methods: {
    card: {
      name: 'story.card',
      type: 'card',
      icons: [{ dark: '/assets/site/dark.svg', light: '/assets/site/light.svg' }],
      descriptions: { about: 'story.about', deposit: { time: 'story.soon', fees: 'story.free' } },
      urlName: 'cards',
    },
  },
}
const words = {
  'story.card': 'Bank card',
  'story.about': 'Debit or credit',
  'story.soon': 'At once',
  'story.free': 'No fee',
  'methods.part.time': 'Time',
  'methods.part.fees': 'Fee',
}
const method = (props: Partial<BlockProps['payment-method']>): Block => ({
  type: 'payment-method',
  props: { sysname: 'card', look: 'row', ...props },
})
const open = (
  block: Block,
  artefacts: Record<string, PaymentMethodsArtefact> = { 'payment-methods/main': known },
) => openDataBlock(block, { artefacts, words })
const shown = () => [...page.element.querySelectorAll('img')].filter((image) => image.checkVisibility())

it('shows marks, name, what it is, and what a direction takes', async () => {
  page = await open(method({ look: 'header', for: 'deposit', level: 2 }))
  expect(page.find('h2').textContent).toBe('Bank card')
  expect(page.element.textContent).toContain('Debit or credit')
  expect([...page.element.querySelectorAll('dl > div')].map((line) => line.textContent)).toEqual([
    'TimeAt once',
    'FeeNo fee',
  ])
})

it('finds a method by its name in addresses, and tells nothing of a direction that it has not', async () => {
  page = await open(method({ sysname: 'cards', for: 'withdraw' }))
  expect(page.element.textContent).toBe('Bank card')
})

it('shows the mark of the theme', async () => {
  page = await open(method({}))
  const root = document.documentElement
  const before = root.dataset.scheme
  try {
    for (const scheme of ['dark', 'light']) {
      root.dataset.scheme = scheme
      expect(shown().map((image) => image.getAttribute('src'))).toEqual([`/assets/site/${scheme}.svg`])
    }
  } finally {
    if (before === undefined) delete root.dataset.scheme
    else root.dataset.scheme = before
  }
})

it('draws one that the site does not know, under the name that the platform has for it', async () => {
  page = await open(method({ sysname: 'newest', name: 'Newest', methodType: 'constructor' }))
  expect(page.element.textContent).toBe('Newest')
  expect(page.find('svg path').getAttribute('d')).toMatch(/^M/)
  page.close()
  page = await open(method({ sysname: 'newest' }), {})
  expect(page.element.textContent).toBe('newest')
})

it('is a link as a whole, and marked where it is the chosen one', async () => {
  const link = { route: 'cashier.deposit', params: { sysname: 'card' } }
  page = await open(method({ look: 'tile', link, current: 'card' }))
  await vi.waitFor(() => expect(page.find('a').textContent).toBe('Bank card'))
  expect(page.find('a').getAttribute('aria-current')).toBe('true')
})

it('shows nothing where no method is named', async () => {
  page = await open(method({ sysname: { from: '/query/method' } }))
  expect(page.element.textContent).toBe('')
})

it('begins the names of rows at one line, however many marks stand beside them', async () => {
  const { card } = known.methods
  if (!card) throw new Error('the card is not known')
  const [icon] = card.icons
  const twice = { ...card, icons: [icon, { dark: '/assets/site/other.svg' }] } as typeof card
  page = await openDataBlock(
    {
      type: 'stack',
      props: {},
      slots: { default: [method({}), method({ sysname: 'two' })] },
    },
    { artefacts: { 'payment-methods/main': { ...known, methods: { card, two: twice } } }, words },
  )
  const names = [...page.element.querySelectorAll('p')].filter(
    ({ textContent }) => textContent === 'Bank card',
  )
  const [one, two] = names.map((name) => name.getBoundingClientRect().left)
  expect(names).toHaveLength(2)
  expect(one).toBe(two)
})
