/** Event of the window by which the app tells of what the player did where the page cannot see it. */
export const ACTIVITY = 'player-activity'
