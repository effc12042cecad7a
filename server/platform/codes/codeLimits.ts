import type { Limit } from '../rateLimits/rateLimiter.ts'

/** Seconds for which a code is good. */
export const codeLifetime = 600
/** Seconds until another can be sent. */
export const resendTime = 60
/** Wrong tries that a code bears. */
export const mostTries = 5

/**
 * Codes sent for one subject, which bounds the tries that all of them give; sent to one contact for one purpose, whoever
 * asks; asked for and tried from one address; and to restore one name, from all addresses that nobody signed in from.
 *
 * Anybody can ask for a code that restores a name, so that its codes count by name and address: a stranger uses up those
 * of their own address (15 a day), and the owner at another gets theirs. All strangers together get 30, or two addresses
 * would be as good as none: 150 tries a day in a million codes, a chance of one in 6,700. Thirty is twice what one
 * address has, so that one stranger leaves as many for an owner who is away from home; and fewer than the letters of a
 * day to one contact. Addresses that the player has signed in from with the name do not count there and have letters of
 * their own, so that no number of strangers reaches whoever is where they usually play (75 tries a day more, for whoever
 * shares that address).
 */
export const codeLimits = {
  strangersDay: { times: 30, seconds: 86_400 },
  subjectHour: { times: 6, seconds: 3600 },
  subjectDay: { times: 15, seconds: 86_400 },
  contact: { times: 40, seconds: 86_400 },
  asked: { times: 30, seconds: 3600 },
  tried: { times: 60, seconds: 3600 },
} satisfies Record<string, Limit>
