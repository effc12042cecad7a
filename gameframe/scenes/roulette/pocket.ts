import { doubleZero, wholeBets } from '#games/engines/rouletteBets.ts'

const red: readonly number[] = wholeBets.red

export const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 || number === doubleZero ? 'green' : red.includes(number) ? 'red' : 'black'

export const nameOf = (number: number): string => (number === doubleZero ? '00' : String(number))
