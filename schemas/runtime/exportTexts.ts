/** What a form calls to ask for a file of a player's game history. */
export const exportOperation = 'games.createhistoryexportrequest'

/** Columns of the file of a player's game history, in their order, with the key of what each is called. */
export const exportColumns = {
  id: 'history.export.id',
  opened: 'history.export.opened',
  closed: 'history.export.closed',
  game: 'history.export.game',
  round: 'history.export.round',
  state: 'history.export.state',
  currency: 'history.export.currency',
  staked: 'history.export.staked',
  stakedOwn: 'history.export.stakedOwn',
  stakedBonus: 'history.export.stakedBonus',
  won: 'history.export.won',
  wonOwn: 'history.export.wonOwn',
  wonBonus: 'history.export.wonBonus',
  balance: 'history.export.balance',
  balanceOf: 'history.export.balanceOf',
} as const

/** What states of a round are called there. */
export const exportStates = { open: 'history.state.open', closed: 'history.state.closed' } as const

/** What the money is called there that a balance is of. */
export const exportPurses = {
  main: 'history.purse.main',
  bonus: 'history.purse.bonus',
  both: 'history.purse.both',
} as const

/** What the publish gate asks for where a form asks for such a file. */
export const exportTexts = [
  ...Object.values(exportColumns),
  ...Object.values(exportStates),
  ...Object.values(exportPurses),
] as const
