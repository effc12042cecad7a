import countries from './countries.json' with { type: 'json' }
import flavours from './flavours.json' with { type: 'json' }

export type Country = keyof typeof countries

/** Beginnings and ends, any of which go together. */
type Syllables = readonly (readonly string[])[]

type Draw = () => number

/** Three letters of a country, as feeds write it. */
export function isoOf(country: Country): string {
  return countries[country].iso
}

/** A place that is on no map, as it might be called there. */
export function coinPlace(country: Country, draw: Draw): string {
  return join(flavourOf(country).place, draw)
}

/** A club that nobody has founded. @param plays football clubs have names that others don't bear */
export function coinClub(country: Country, plays: { football: boolean }, draw: Draw): string {
  const { team, footballTeam } = flavourOf(country)
  const form = pick(plays.football ? [...team, ...footballTeam] : team, draw)
  return form.replace('{place}', coinPlace(country, draw))
}

/** Somebody whom nobody knows, given name first. */
export function coinPerson(country: Country, gender: 'm' | 'f', draw: Draw): string {
  const { given, surname } = flavourOf(country)
  return `${pick(given[gender], draw)} ${join(surname, draw)}`
}

/** So many different ones. @throws RangeError where syllables do not come to so many */
export function coinDifferent(count: number, coin: () => string): string[] {
  const all = new Set<string>()
  for (let tries = 0; all.size < count; tries += 1) {
    if (tries > count * 100) throw new RangeError(`There are not ${count} different names`)
    all.add(coin())
  }
  return [...all]
}

function flavourOf(country: Country) {
  return flavours[countries[country].flavour as keyof typeof flavours]
}

function join(syllables: Syllables, draw: Draw): string {
  return syllables.map((part) => pick(part, draw)).join('')
}

function pick<T>(from: readonly T[], draw: Draw): T {
  return from[Math.floor(draw() * from.length)] as T
}
