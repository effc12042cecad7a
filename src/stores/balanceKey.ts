/** Where local storage has the balance of the player, for the other tabs. */
export const BALANCE_KEY = 'balance'
