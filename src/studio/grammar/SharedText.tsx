import { Anchor, Button, Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { useFixed } from '../source/FixedContext.ts'
import { builderWords } from '../words/builder.ts'
import { useSurroundings } from './Surroundings.ts'
import { placesOfText } from './saidTexts.ts'

/** Definitions that are named at once. */
const most = 5

/** Where else a text stands, which changes with it, and the way to one that stands here alone. */
export function SharedText({ of, own }: { of: string; own: () => void }) {
  const { site, definition } = useSurroundings()
  const isFixed = useFixed()
  const version = site.version()
  const { text: words } = builderWords
  const ownKey = `${definition.kind}/${definition.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site says changes with its version
  const places = useMemo(() => placesOfText(site, of, definition), [site, version, of, definition])
  const others = [...new Set(places.map((one) => one.definition))].filter((one) => one !== ownKey)
  const here = places.filter((one) => one.definition === ownKey).length
  if (others.length === 0 && here <= 1) return null
  return (
    <div>
      <Text size="xs" component="div">
        {words.shared} {here > 1 && <span>{words.sharedHere(here)}</span>}
        {here > 1 && others.length > 0 && ', '}
        {others.slice(0, most).map((one, at) => (
          <span key={one}>
            {at > 0 && ', '}
            <Anchor component={Link} href={hrefOf(one)} size="xs">
              {one}
            </Anchor>
          </span>
        ))}
        {others.length > most && ` ${words.sharedMore(others.length - most)}`}
      </Text>
      {!isFixed && (
        <Group mt={4}>
          <Button variant="default" size="compact-sm" onClick={own}>
            {words.own}
          </Button>
        </Group>
      )}
    </div>
  )
}
