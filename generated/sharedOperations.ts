// Written by npm run generate from schemas/api; edit that instead.

/** Operations that answer every visitor who is not signed in the same, with the seconds for which an answer may be shown to others. */
export const sharedOperations: Readonly<Record<string, number>> = {
  'campaigns.getoffers': 10,
  'games.get': 10,
  'games.getCategories': 10,
  'games.getProviders': 10,
  'jackpots.get': 5,
  'leaderboard.live': 5,
  'promotions.get': 10,
  'sports.getEvents': 15,
  'sports.getRules': 10,
  'sports.getSport': 10,
  'sports.getTournament': 10,
  'sports.getTree': 15,
  'tournaments.get': 5,
}
