/** How fast the multiplier grows: e to the power of this, a millisecond. */
const growth = 0.00012

/** How high a flight is after so many milliseconds, from 1 on. */
export const heightAfter = (milliseconds: number): number => Math.exp(growth * milliseconds)

/** The multiplier that this is, in hundredths, rounded down. */
export const multiplierAfter = (milliseconds: number): number =>
  Math.max(100, Math.floor(100 * heightAfter(milliseconds)))

/** Milliseconds of flight until a multiplier is reached. @param hundredths from 100 on */
export const timeOf = (hundredths: number): number => Math.log(hundredths / 100) / growth
