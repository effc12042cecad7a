/** Where local storage has how long the visit of a player lasts. */
export const VISIT_KEY = 'visit'
