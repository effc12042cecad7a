/**
 * What every call to an operator's own platform says of itself: who asks, so that it can be told from players and let through
 * where there are too many of them (product document, section 7).
 */
export const platformHeaders = { accept: 'application/json', 'user-agent': 'Croupier' }
