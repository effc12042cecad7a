export type {
  BalanceFacts,
  Facts,
  JurisdictionFacts,
  RequirementFacts,
  SiteFacts,
} from '#generated/grammar/facts.ts'
