import type { Operations } from '#generated/api.ts'
import { linkTo } from '#generated/routes.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { gameName } from '../gamehall/Game.ts'
import { useGameSearch } from '../gamehall/useGameSearch.ts'
import { fewestLetters } from '../sportsbook/find/fewestLetters.ts'
import { foundOptions } from '../sportsbook/find/foundOptions.ts'
import { useTypedCall } from '../useTypedCall.ts'
import { matches } from './matches.ts'
import { menuOptions } from './menuOptions.ts'
import { questionOptions } from './questionOptions.ts'
import type { Group, Option } from './Search.ts'

type View = Pick<BlockView<'site-search'>, 'props' | 'host' | 'scope'>

/** How many of a group are shown where the definition does not say. */
const usual = 5

/** What is found for what is typed, by parts of the site; before that the pages. A part without anything is left out. */
export function useGroups({ props, host, scope }: View, query: string) {
  const facts = scopeFacts(host, scope)
  const isSeen = ({ visibleWhen }: { visibleWhen?: Parameters<typeof conditionHolds>[0] }) =>
    conditionHolds(visibleWhen, facts)
  const { games, events, pages = [], questions } = props
  const ofGames = games && isSeen(games) ? games : undefined
  const ofEvents = events && isSeen(events) && query.length >= fewestLetters ? events : undefined

  const size = ofGames?.size ?? usual
  const foundGames = useGameSearch(host, ofGames ? query : '', size)
  const foundEvents = useTypedCall<Operations['sports.search']['response']>(
    host,
    'sports.search',
    ofEvents && { query },
  )

  const groups: Group[] = []
  const known = new Set<string>()
  const add = (title: string, options: readonly Option[], most = usual) => {
    const fresh: Option[] = []
    for (const option of options) {
      if (fresh.length === most) break
      if (option.name === '' || known.has(option.address)) continue
      known.add(option.address)
      fresh.push(option)
    }
    if (fresh.length > 0) groups.push({ title, options: fresh })
  }
  if (ofGames)
    add(
      ofGames.title,
      (foundGames.games ?? []).flatMap((game) => {
        const address = host.href(linkTo('game-sysname', { sysname: game.sysname }))
        const mark = { icon: 'games' as const }
        return address === undefined ? [] : { address, name: gameName(game), of: game.provider_name, mark }
      }),
      size,
    )
  if (ofEvents && foundEvents.response)
    add(
      ofEvents.title,
      foundOptions(foundEvents.response, host).map(({ address, name, of, when, sport }) => ({
        address,
        name,
        of: [of, when].filter(Boolean).join(' · '),
        mark: { sport },
      })),
      ofEvents.size,
    )
  for (const group of pages.filter(isSeen))
    add(
      group.title,
      menuOptions(group.menus, host, scope).filter(({ name }) => matches(name, query)),
      group.size,
    )
  if (questions && query !== '' && isSeen(questions))
    add(
      questions.title,
      questionOptions(questions.page, questions.link, host, scope).filter(({ name }) => matches(name, query)),
      questions.size,
    )
  return {
    groups,
    isLoading: foundGames.isLoading || foundEvents.isLoading,
    error: foundGames.error ?? foundEvents.error,
    retry: () => {
      if (foundGames.error) foundGames.retry()
      if (foundEvents.error) foundEvents.retry()
    },
  }
}
