/** How the site is told what a tester decided. */
export type Delivery = 'now' | 'late' | 'twice' | 'out_of_order'

/** Seconds by which a late message is late. */
const late = 5

/**
 * What is sent for a decision, and after how many seconds.
 * @param earlier the message that goes before it, and comes after it where they come out of order
 */
export function delivered(delivery: Delivery, decided: object, earlier: () => object) {
  if (delivery === 'late') return { bodies: [decided], delay: late }
  if (delivery === 'twice') return { bodies: [decided, decided], delay: 0 }
  if (delivery === 'out_of_order') return { bodies: [decided, earlier()], delay: 0 }
  return { bodies: [decided], delay: 0 }
}
