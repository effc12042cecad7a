/** Event of the window by which the app tells that a round of a game has begun, or its end was seen. */
export const ROUND = 'round'
