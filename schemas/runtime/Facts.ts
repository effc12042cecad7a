export type {
  BalanceFacts,
  DeviceFacts,
  Facts,
  JurisdictionFacts,
  RequirementFacts,
  SessionFacts,
  SiteFacts,
} from '#generated/grammar/facts.ts'
