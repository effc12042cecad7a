/** What a form calls to ask for a file of a player's bets on sports. */
export const betExportOperation = 'sports.createBetsExport'

/** Columns of the file of a player's bets on sports, in their order, with the key of what each is called. */
export const betExportColumns = {
  id: 'bets.export.id',
  placed: 'bets.export.placed',
  settled: 'bets.export.settled',
  status: 'bets.export.status',
  system: 'bets.export.system',
  legs: 'bets.export.legs',
  stake: 'bets.export.stake',
  freeBet: 'bets.export.freeBet',
  returned: 'bets.export.returned',
  currency: 'bets.export.currency',
  rules: 'bets.export.rules',
} as const

/** What states of a bet are called there. */
export const betStatuses = {
  pending: 'bets.status.pending',
  open: 'bets.status.open',
  rejected: 'bets.status.rejected',
  reoffered: 'bets.status.reoffered',
  settled: 'bets.status.settled',
  cashed_out: 'bets.status.cashed_out',
} as const

/** What became of a leg. */
export const legResults = {
  won: 'bets.result.won',
  lost: 'bets.result.lost',
  void: 'bets.result.void',
  half_won: 'bets.result.half_won',
  half_lost: 'bets.result.half_lost',
  dead_heat: 'bets.result.dead_heat',
} as const

/** What combinations are called; those of a number of legs bear that number. */
export const betSystems = {
  single: 'bets.system.single',
  multiple: 'bets.system.multiple',
  trixie: 'bets.system.trixie',
  patent: 'bets.system.patent',
  yankee: 'bets.system.yankee',
  lucky_15: 'bets.system.lucky_15',
  canadian: 'bets.system.canadian',
  lucky_31: 'bets.system.lucky_31',
  heinz: 'bets.system.heinz',
  lucky_63: 'bets.system.lucky_63',
  super_heinz: 'bets.system.super_heinz',
  goliath: 'bets.system.goliath',
  each_way: 'bets.system.each_way',
} as const

/** What the publish gate asks for where a form asks for such a file. */
export const betExportTexts = [
  ...Object.values(betExportColumns),
  ...Object.values(betStatuses),
  ...Object.values(legResults),
  ...Object.values(betSystems),
] as const
