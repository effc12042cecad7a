import type { Bookmaker, EventStanding } from '../book/createBookmaker.ts'
import { isoOf } from '../names/coinNames.ts'
import { countryName } from '../names/countryName.ts'
import type { Language } from '../names/languages.ts'
import { nameIn } from '../names/transliterate.ts'
import { sportPlans } from '../seasons/plans.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import type { Competitor, Tournament } from '../seasons/Tournament.ts'
import { element, xmlDocument } from '../xml/element.ts'
import { periodsXml, scoreOf } from '../xml/eventStatus.ts'

// Who plays what, where and when, in a language. Instants are milliseconds since 1970.

type Told = { bookmaker: Bookmaker; language: Language; at: number }

export function sportsDocument({ language, at }: Told): string {
  return dated(
    'sports',
    at,
    sportPlans.map((plan) => sportXml(plan, language)),
  )
}

export function tournamentsDocument({ bookmaker, language, at }: Told): string {
  const all = bookmaker.seasons.tournaments.map((tournament) => tournamentXml(tournament, language))
  return dated('tournaments', at, all)
}

export function scheduleDocument(told: Told, events: readonly SportEvent[]): string {
  return dated(
    'schedule',
    told.at,
    events.map((event) => eventXml('sport_event', event, told)),
  )
}

export function fixtureDocument(told: Told, event: SportEvent): string {
  return dated('fixtures_fixture', told.at, [eventXml('fixture', event, told)])
}

export function summaryDocument(told: Told, event: SportEvent): string {
  const isStage = event.tournament.plan.sides === 'field'
  const standing = told.bookmaker.standingOf(event, told.at)
  return dated(isStage ? 'stage_summary' : 'match_summary', told.at, [
    eventXml('sport_event', event, told),
    statusXml(standing),
  ])
}

export function profileDocument({ language, at }: Told, of: Competitor & { tournament: Tournament }): string {
  const players = of.squad.map(({ id, name, number }) =>
    element('player', {
      ...{ id, name: nameIn(language, name), full_name: nameIn(language, name), jersey_number: number },
      nationality: countryName(of.country, language),
      country_code: isoOf(of.country),
    }),
  )
  return dated('competitor_profile', at, [
    competitorXml(of, language, {}, [
      sportXml(of.tournament.plan, language),
      categoryXml(of.tournament, language),
    ]),
    players.length > 0 ? element('players', {}, players) : '',
  ])
}

/** Numbers of the feed for how an event stands, in its words. */
const words: Readonly<Record<EventStanding['status'], string>> = {
  ...{ 0: 'not_started', 1: 'live', 3: 'ended', 4: 'closed' },
  ...{ 6: 'delayed', 8: 'postponed', 9: 'abandoned' },
}

function statusXml({ status, scoreboard }: EventStanding): string {
  const of = scoreboard && { ...scoreOf(scoreboard), match_status_code: scoreboard.matchStatus }
  const clock = scoreboard?.clock
  return element('sport_event_status', { status: words[status], status_code: status, ...of }, [
    clock === undefined ? '' : element('clock', { match_time: clock }),
    scoreboard ? periodsXml(scoreboard) : '',
  ])
}

function eventXml(name: string, event: SportEvent, { bookmaker, language, at }: Told): string {
  const { id, tournament, competitors } = event
  const isField = tournament.plan.sides === 'field'
  const startsAt = new Date(bookmaker.startOf(event)).toISOString()
  const sides = competitors.map((one, place) =>
    competitorXml(one, language, isField ? {} : { qualifier: place === 0 ? 'home' : 'away' }),
  )
  return element(
    name,
    {
      ...{ id, scheduled: startsAt, start_time: name === 'fixture' ? startsAt : undefined },
      name: isField ? tournament.nameIn(language) : undefined,
      status: words[bookmaker.standingOf(event, at).status],
      ...{ liveodds: 'booked', start_time_tbd: false },
    },
    [tournamentXml(tournament, language), element('competitors', {}, sides)],
  )
}

function competitorXml(
  { id, name, abbreviation, country, isTeam, gender }: Competitor,
  language: Language,
  { qualifier }: { qualifier?: string },
  content: readonly string[] = [],
): string {
  return element(
    'competitor',
    {
      ...{ id, name: nameIn(language, name), abbreviation },
      country: countryName(country, language),
      country_code: isoOf(country),
      gender: isTeam ? undefined : gender === 'f' ? 'female' : 'male',
      qualifier,
    },
    content,
  )
}

function tournamentXml(tournament: Tournament, language: Language): string {
  return element('tournament', { id: tournament.id, name: tournament.nameIn(language) }, [
    sportXml(tournament.plan, language),
    categoryXml(tournament, language),
  ])
}

function sportXml({ sport, name }: Tournament['plan'], language: Language): string {
  return element('sport', { id: `sr:sport:${sport}`, name: name[language] })
}

/** A country, of a sport: two sports have two categories of one country. */
function categoryXml({ plan, country }: Tournament, language: Language): string {
  const number = plan.sport * 100 + plan.countries.indexOf(country)
  return element('category', {
    id: `sr:category:${number}`,
    name: countryName(country, language),
    country_code: isoOf(country),
  })
}

function dated(root: string, at: number, children: readonly string[]): string {
  return xmlDocument(element(root, { generated_at: new Date(at).toISOString() }, children))
}
