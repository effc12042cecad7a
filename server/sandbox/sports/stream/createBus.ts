import { aliveXml } from '../xml/messages.ts'
import { type Product, type Sent, systemSent } from './Sent.ts'

/** Somebody who listens. */
export type Consumer = {
  node: number | undefined
  write: (sent: Sent) => void
  /** Waits until it has read what was written; false where it is gone. */
  ready: () => Promise<boolean>
}

export type Bus = ReturnType<typeof createBus>

/** Everybody who listens hears everything, but for what a recovery brings, which only those hear who are the node that asked. */
export function createBus() {
  const consumers = new Map<Consumer, Set<Product>>()
  const waiting: (() => void)[] = []

  function wake(): void {
    for (const one of waiting.splice(0)) one()
  }

  return {
    /** @returns how to end it */
    add(consumer: Consumer): () => void {
      consumers.set(consumer, new Set())
      wake()
      return () => void consumers.delete(consumer)
    },

    count: () => consumers.size,

    /** Waits until somebody listens, or until it is woken. */
    someone: () =>
      new Promise<void>((resolve) => void (consumers.size > 0 ? resolve() : waiting.push(resolve))),
    wake,

    publish(sent: Sent): void {
      for (const consumer of consumers.keys()) consumer.write(sent)
    },

    /**
     * Says that a producer is there: and to those who have not asked for what they missed, that they should.
     * @param only whom alone it is said to
     */
    alive(product: Product, at: number, only?: Consumer): void {
      for (const [consumer, subscribed] of consumers)
        if (!only || consumer === only)
          consumer.write(systemSent('alive', { product, at }, aliveXml(product, at, subscribed.has(product))))
    },

    /** Those of a node have asked a producer for what they missed. */
    subscribe(node: number | undefined, product: Product): Consumer[] {
      const asking = [...consumers].filter(([consumer]) => consumer.node === node)
      for (const [, subscribed] of asking) subscribed.add(product)
      return asking.map(([consumer]) => consumer)
    },

    of: (node: number | undefined): Consumer[] => [...consumers.keys()].filter((one) => one.node === node),

    /** A producer has been away: everybody missed something. */
    unsubscribe(product: Product): void {
      for (const subscribed of consumers.values()) subscribed.delete(product)
    },
  }
}
