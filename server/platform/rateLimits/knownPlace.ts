/**
 * What it counts under that somebody signed in with a name from an address (as `addressKey` tells it). Limits that
 * strangers can use up for a name spare such addresses.
 */
export const knownPlace = (place: string, name: string) => `known ${place} ${name}`
