import { seeded } from '../../games/catalogue/covers/seeded.ts'
import { type Country, coinClub, coinDifferent, coinPerson, coinPlace } from '../names/coinNames.ts'
import competitions from '../names/competitions.json' with { type: 'json' }
import type { Language } from '../names/languages.ts'
import { nameIn } from '../names/transliterate.ts'
import { type SportPlan, sportPlans } from './plans.ts'
import type { Competitor, Player, Tournament } from './Tournament.ts'

/** Before all that anybody may ask for. */
const FIRST_DAY = Date.UTC(2024, 0, 1)
/** Football: its clubs have names that others don't bear. */
const FOOTBALL = 1

/** All tournaments, as they follow from a seed. @param speed seconds of a match that go by in a second */
export function makeTournaments(seed: string, speed: number): Tournament[] {
  const taken = new Set<string>()
  return sportPlans
    .flatMap((plan) => plan.countries.map((country, within) => ({ plan, country, within })))
    .map(({ plan, country, within }, at) => {
      const draw = seeded(`${seed} ${plan.sport} ${within}`)
      const isSecond = plan.countries.indexOf(country) < within
      const gender = plan.sides === 'single' && within % 2 === 1 ? 'f' : 'm'
      const kind = isSecond && plan.competition === 'league' ? 'cup' : plan.competition
      const place = coinUntaken(taken, plan.sport, () => coinPlace(country, draw))
      const period = (plan.lasts / speed / plan.playing) * plan.countries.length * 1000
      return {
        id: `sr:tournament:${plan.sport * 1000 + within}`,
        ...{ at, plan, country, period },
        nameIn: (language) => tournamentName(place, kind, gender, language),
        competitors: makeCompetitors(plan, { at, country, gender, draw }),
        begins: FIRST_DAY + draw() * period,
      }
    })
}

/** No two tournaments of a sport are called the same. */
function coinUntaken(taken: Set<string>, sport: number, coin: () => string): string {
  const name = coin()
  if (taken.has(`${sport} ${name}`)) return coinUntaken(taken, sport, coin)
  taken.add(`${sport} ${name}`)
  return name
}

function tournamentName(
  place: string,
  kind: 'league' | 'cup' | 'open',
  gender: 'm' | 'f',
  language: Language,
) {
  const name = competitions[kind][language].replace('{name}', nameIn(language, place))
  return gender === 'f' ? competitions.women[language].replace('{name}', name) : name
}

type Of = { at: number; country: Country; gender: 'm' | 'f'; draw: () => number }

function makeCompetitors(plan: SportPlan, { at, country, gender, draw }: Of): Competitor[] {
  const isTeam = plan.sides === 'team'
  const coin = isTeam
    ? () => coinClub(country, { football: plan.sport === FOOTBALL }, draw)
    : () => coinPerson(anyCountry(plan, country, draw), gender, draw)
  const names = coinDifferent(plan.competitors, coin)
  return names.map((name, within) => {
    const number = (at + 1) * 100 + within
    return {
      id: `sr:competitor:${number}`,
      ...{ name, country, isTeam, gender },
      abbreviation: abbreviate(name),
      strength: strength(draw),
      squad: makeSquad(number, plan.squad, country, draw),
    }
  })
}

/** Players come from everywhere; teams are of where they play. */
function anyCountry({ countries }: SportPlan, home: Country, draw: () => number): Country {
  return draw() < 0.4 ? home : (countries[Math.floor(draw() * countries.length)] ?? home)
}

function makeSquad(team: number, size: number, country: Country, draw: () => number): Player[] {
  return coinDifferent(size, () => coinPerson(country, 'm', draw)).map((name, at) => ({
    id: `sr:player:${team * 100 + at}`,
    name,
    number: at + 1,
  }))
}

/** About a bell, within ±2: most are near the middle. */
function strength(draw: () => number): number {
  const bell = (draw() + draw() + draw() + draw() - 2) * 1.25
  return Math.round(Math.max(-2, Math.min(2, bell)) * 1000) / 1000
}

/** Of the longest word, without the marks of letters. */
function abbreviate(name: string): string {
  const [longest = name] = name.split(/[ -]/).sort((one, other) => other.length - one.length)
  return longest
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
}
