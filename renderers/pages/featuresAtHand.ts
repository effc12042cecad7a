import type { ComponentType } from 'react'
import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'
import type { Host } from '../host.ts'

/** Components that came once are drawn at once when they are needed again. */
const atHand = new Map<FeatureBlockType, ComponentType<object>>()

/** The component of a block that the app draws by hand, where it is here already. */
export const featureAtHand = (type: FeatureBlockType): ComponentType<object> | undefined => atHand.get(type)

/**
 * Forgets them all. Whoever draws one page after another has to: of what an earlier page had, the browser that takes over the next
 * one has nothing.
 */
export const forgetFeatures = (): void => atHand.clear()

/** Loads it. Rejects where it does not come. */
export async function loadFeatureOf(host: Host, type: FeatureBlockType): Promise<ComponentType<object>> {
  if (!host.feature) throw new Error(`there is nothing that draws ${type}`)
  const loaded = await host.feature(type)
  atHand.set(type, loaded)
  return loaded
}
