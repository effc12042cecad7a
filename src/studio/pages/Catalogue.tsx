import { ScrollArea, SimpleGrid, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import type { JsonObject } from '../definition/identity.ts'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { useGivens } from '../grammar/useGivens.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { blockGroups, blockName, pageWords } from '../words/blocks.ts'
import { Drawing } from './drawings.tsx'
import { leastBlock, leastUse } from './leastNode.ts'

type CatalogueProps = {
  title: string
  /** Only what others can stand in. */
  isHolding?: boolean
  close: () => void
  choose: (node: JsonObject) => void
}

type Card = { id: string; name: string; says: string; drawing: string; make: () => JsonObject }

/** Blocks and fragments to choose from, each with a drawing and what it is. */
export function Catalogue({ title, isHolding = false, close, choose }: CatalogueProps) {
  const { site } = useSurroundings()
  const givens = useGivens()
  const [sought, setSought] = useState('')
  const groups = useMemo(() => {
    const block = (type: string): Card => ({
      id: type,
      name: blockName(type),
      says: String(blockSchemas[type]?.description ?? ''),
      drawing: type,
      make: () => leastBlock(type, givens),
    })
    const known = blockGroups.map(({ name, blocks }) => ({ name, cards: Object.keys(blocks).map(block) }))
    const named = new Set(blockGroups.flatMap(({ blocks }) => Object.keys(blocks)))
    const nameless = Object.keys(blockSchemas).filter((type) => !named.has(type))
    const last = known.at(-1)
    if (last) last.cards.push(...nameless.map(block))
    const fragments = site.keys().flatMap((key): Card[] => {
      const fragment = key.startsWith('fragment/') ? site.definition(key) : undefined
      if (!fragment || !Array.isArray(fragment.blocks)) return []
      if (isHolding && !isSchema(fragment.slots)) return []
      const id = key.slice('fragment/'.length)
      const [first] = fragment.blocks as { type?: string }[]
      return [
        {
          id,
          name: id,
          says: String(fragment.description ?? ''),
          drawing: first?.type ?? 'use',
          make: () => leastUse(id, fragment, givens),
        },
      ]
    })
    const holds = ({ id }: Card) => {
      const slots = blockSchemas[id]?.['x-slots']
      return isSchema(slots) && Object.hasOwn(slots, 'default')
    }
    const blocks = isHolding ? known.map(({ name, cards }) => ({ name, cards: cards.filter(holds) })) : known
    return [...blocks, { name: pageWords.catalogue.fragments, cards: fragments }]
  }, [site, givens, isHolding])
  const needle = sought.trim().toLowerCase()
  const shown = groups
    .map(({ name, cards }) => ({
      name,
      cards: cards.filter(({ id, name, says }) => `${id} ${name} ${says}`.toLowerCase().includes(needle)),
    }))
    .filter(({ cards }) => cards.length > 0)
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <Dialog title={title} close={close} size="64rem">
      <Stack>
        <TextInput
          data-autofocus
          label={pageWords.catalogue.search}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          onKeyDown={(event) => {
            const first = shown[0]?.cards[0]
            if (event.key !== 'Enter' || needle === '' || !first) return
            // By then the focus is back at the button that opened this, which the same key would press.
            event.preventDefault()
            choose(first.make())
          }}
        />
        <span className="unseen" role="status">
          {needle === '' ? '' : pageWords.catalogue.count(count)}
        </span>
        <ScrollArea.Autosize mah="65dvh" type="auto" viewportProps={{ tabIndex: -1 }}>
          {count === 0 && <Text>{pageWords.catalogue.none}</Text>}
          {shown.map(({ name, cards }) => (
            <section key={name} aria-label={name}>
              <Title order={3} size="h6" my="xs">
                {name}
              </Title>
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xs">
                {cards.map((card) => (
                  <UnstyledButton key={card.id} className="card" onClick={() => choose(card.make())}>
                    <Drawing of={card.drawing} />
                    <div>
                      <Text size="sm" fw={600}>
                        {card.name}
                      </Text>
                      <Text size="xs" c="dimmed" lineClamp={3}>
                        {card.says}
                      </Text>
                    </div>
                  </UnstyledButton>
                ))}
              </SimpleGrid>
            </section>
          ))}
        </ScrollArea.Autosize>
      </Stack>
    </Dialog>
  )
}
