import type { CampaignDefinition } from '#generated/grammar/types.ts'
import { routeNamed } from '#generated/routes.ts'
import type { CanBeUsed } from './canBeUsed.ts'

/** Numbers and ids of the offers that a definition leads to, by links to them or to a deposit for them. */
export function linkedOffers(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { route, params, query } = value as {
    route?: unknown
    params?: { id?: unknown }
    query?: { offer?: unknown }
  }
  const named = [route === routeNamed('offers-id') && params?.id, typeof route === 'string' && query?.offer]
  return [
    ...named.filter((one) => typeof one === 'string' || typeof one === 'number').map(String),
    ...Object.values(value).flatMap(linkedOffers),
  ]
}

/** Tells whether a definition leads to an offer that cannot be used, so that it would advertise what nobody can have. */
export function advertisesInVain(
  campaigns: readonly CampaignDefinition[],
  canBeUsed: CanBeUsed,
): (definition: object) => boolean {
  const idle = campaigns.filter((campaign) => !canBeUsed(campaign))
  const names = new Set(idle.flatMap(({ id, number }) => [id, String(number)]))
  return (definition) => names.size > 0 && linkedOffers(definition).some((one) => names.has(one))
}
