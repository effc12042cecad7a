/** Ways in which money goes to the player's account, and from it. */
export const paymentTypes = ['deposit', 'withdrawal'] as const
export type PaymentType = (typeof paymentTypes)[number]
