import type {
  Definition,
  Jurisdiction,
  LoyaltyProgrammeDefinition,
  SiteDefinition,
} from '#generated/grammar/types.ts'

export const siteIn = (definitions: readonly Definition[]): SiteDefinition | undefined =>
  definitions.find((one): one is SiteDefinition => one.kind === 'site')

export const programmeIn = (definitions: readonly Definition[], id: string) =>
  definitions.find(
    (one): one is LoyaltyProgrammeDefinition => one.kind === 'loyalty-programme' && one.id === id,
  )

/** The jurisdictions that a programme is offered in; those that offer no loyalty are not among them. */
export function offeredIn(
  { jurisdictions: codes }: LoyaltyProgrammeDefinition,
  site: SiteDefinition | undefined,
): Jurisdiction[] {
  return (site?.jurisdictions ?? []).filter(
    ({ code, loyalty }) => loyalty?.isOffered !== false && (codes?.includes(code) ?? true),
  )
}
