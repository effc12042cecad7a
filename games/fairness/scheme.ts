/**
 * Version of how random numbers are made of seeds. It is kept with every round: a round of an old version is verified
 * by the old one.
 */
export const scheme = 1
