import { Anchor, Badge, Button, List, Popover, Text } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { useStudioState } from '../shell/StudioContext.ts'
import { colleagueWords } from '../words/comments.ts'

type Colleague = ReturnType<typeof useStudioState>['colleagues'][number]

const nameOf = ({ name, is_own: isOwn }: Colleague) => (isOwn ? colleagueWords.you : name)

/** Who else has the studio open, and where; nothing where nobody has. */
export function Colleagues() {
  const { colleagues } = useStudioState()
  const number = new Set(colleagues.map(({ name }) => name)).size
  if (number === 0) return null
  return (
    <Popover withArrow trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-md" color="teal">
          {colleagueWords.around(number)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fw={600} mb="xs">
          {colleagueWords.title}
        </Text>
        <List spacing={4} size="sm">
          {colleagues.map((one) => (
            <List.Item key={`${one.name} ${one.at} ${one.is_own}`}>
              {nameOf(one)}:{' '}
              {one.at === undefined ? (
                colleagueWords.nowhere
              ) : (
                <Anchor component={Link} href={hrefOf(one.at)} size="sm">
                  {one.at}
                </Anchor>
              )}
            </List.Item>
          ))}
        </List>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Who else has a definition on the screen. */
export function HereToo({ name }: { name: string }) {
  const { colleagues } = useStudioState()
  const here = colleagues.filter(({ at }) => at === name)
  return (
    <span role="status">
      {here.length > 0 && (
        <Badge color="teal.9" tt="none">
          {colleagueWords.here(here.map(nameOf).join(', '))}
        </Badge>
      )}
    </span>
  )
}
