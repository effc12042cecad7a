import { seeded } from '../../games/catalogue/covers/seeded.ts'
import { charges, fields, shields } from './parts.ts'

/** What a crest is drawn in: a dark ground, a light one beside it, and what stands on both. */
const palettes = [
  ['#12355b', '#f2c14e', '#ffffff'],
  ['#7a1f2b', '#f4e9d8', '#f0b429'],
  ['#0b5d3b', '#f5f1e3', '#f2c230'],
  ['#1d1d2c', '#c9d4e0', '#e4572e'],
  ['#5b2a86', '#efe3fb', '#f7c548'],
  ['#0a6a75', '#e8f6f4', '#ffb627'],
  ['#a63d00', '#fff1dc', '#1f3b57'],
  ['#243b6b', '#9cc5f0', '#ffffff'],
  ['#3d2c1e', '#e9d8bd', '#c8553d'],
  ['#0f4c2f', '#a9d8b0', '#ffffff'],
  ['#8c1c4a', '#fbd9e5', '#ffffff'],
  ['#20242b', '#f5b700', '#ffffff'],
] as const

/**
 * A picture of a competitor that follows from its name: a shield with a pattern and a charge for a club, head and shoulders in
 * two colours for a person.
 */
export function drawCrest({ name, isTeam }: { name: string; isTeam: boolean }): string {
  const draw = seeded(`crest ${name}`)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T
  const [ground, light, mark] = pick(palettes)
  return isTeam
    ? svg(
        club(
          { shield: pick(shields), field: pick(fields)(light), charge: pick(charges)(mark, ground) },
          ground,
        ),
      )
    : svg(person(ground, light, mark))
}

function club(parts: { shield: string; field: string; charge: string }, ground: string): string {
  return `<clipPath id="c"><path d="${parts.shield}"/></clipPath><g clip-path="url(#c)"><path fill="${ground}" d="M0 0h64v64H0z"/>${parts.field}${parts.charge}</g><path d="${parts.shield}" fill="none" stroke="${ground}" stroke-width="3" stroke-linejoin="round"/>`
}

function person(ground: string, light: string, mark: string): string {
  return `<clipPath id="c"><circle cx="32" cy="32" r="29"/></clipPath><g clip-path="url(#c)"><path fill="${light}" d="M0 0h64v64H0z"/><path fill="${ground}" d="M8 64c0-15 10-23 24-23s24 8 24 23z"/><path fill="${mark}" d="M26 41h12l-6 9z"/><circle cx="32" cy="26" r="11" fill="${ground}"/></g><circle cx="32" cy="32" r="29" fill="none" stroke="${ground}" stroke-width="3"/>`
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`
}
