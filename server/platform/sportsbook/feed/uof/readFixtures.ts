import type { Fixture, Named, Tournament } from '../FeedDocuments.ts'
import { moment, numberOf, refuse } from './attributes.ts'
import { readNamed } from './readDescriptions.ts'
import { readEventStatus } from './readStatus.ts'
import { all, type Element, first } from './readXml.ts'

/** Of `fixtures_fixture`, of a `schedule` and of a `match_summary`: an event with all that is known before it begins. */
export function readFixture(event: Element): Fixture {
  const tournament = first(event, 'tournament')
  const { name, status } = event.attributes
  return {
    id: readId(event),
    tournament: tournament ? readTournament(tournament) : refuse(event, 'tournament'),
    startsAt: moment(event, 'start_time') ?? moment(event, 'scheduled') ?? refuse(event, 'scheduled'),
    competitors: competitorsOf(event),
    ...(name && { name }),
    ...(status && { status: readEventStatus(event) }),
  }
}

/** Of `tournaments`, and within a fixture. */
export function readTournament(tournament: Element): Tournament {
  const [sport, category] = [first(tournament, 'sport'), first(tournament, 'category')]
  if (!sport || !category) return refuse(tournament, sport ? 'category' : 'sport')
  return {
    ...readNamed(tournament),
    sport: { ...readNamed(sport), number: numberOf(sport, 'id') },
    category: readNamed(category),
  }
}

/** The players of a `competitor_profile`. */
export function readPlayers(profile: Element): Named[] {
  return all(first(profile, 'players'), 'player').map(readNamed)
}

function readId(event: Element): string {
  const { id = '' } = event.attributes
  return /^[a-z]+:[a-z_]+:\d{1,12}$/.test(id) ? id : refuse(event, 'id')
}

/** The home side first, as far as sides are said. */
function competitorsOf(event: Element): Named[] {
  const sides = all(first(event, 'competitors'), 'competitor')
  const isAway = ({ attributes }: Element) => Number(attributes.qualifier === 'away')
  return sides.toSorted((one, other) => isAway(one) - isAway(other)).map(readNamed)
}
