import { type CSSProperties, startTransition, useEffect, useRef, useState } from 'react'
import type { Block } from '#generated/grammar/types.ts'
import { collectBlocks } from '#schemas/runtime/collectBlocks.ts'
import { isFeatureBlock } from '#schemas/runtime/featureBlockTypes.ts'
import type { Host } from '../../host.ts'
import type { BlockView } from '../BlockView.ts'
import { loadFeatureOf } from '../featuresAtHand.ts'
import { loadDataBlocks } from '../loadDataBlocks.ts'
import { Skeleton } from '../Skeleton.tsx'
import { TileRowSkeleton } from '../TileRowSkeleton.tsx'
import classes from './LazyBlock.module.css'

/** How far below the screen it is near: half as much as the screen is high. */
const near = '50% 0px'
/** The most milliseconds that what nobody sees yet waits for the browser to have time. */
const patience = 2000

/** Blocks that are drawn when a reader comes near; until all that draws them is here, something stands in their place. */
export function LazyBlock({ props, slot, host, block }: BlockView<'lazy'>) {
  const { skeleton, height } = props
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    return whenNear(element, () => setNear(true))
  }, [isNear])
  const blocks = block.slots?.default
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    const load = async () => {
      // What is in it and is no block is told where it is drawn.
      const isWhole = await loadComponents(blocks ?? [], host).catch(() => true)
      if (isGone) return
      // Without a connection it stays as it is until there is one.
      if (!isWhole && !navigator.onLine) addEventListener('online', load, { once: true })
      // Bit by bit: whoever taps meanwhile is answered.
      else startTransition(() => setReady(true))
    }
    void load()
    return () => {
      isGone = true
      removeEventListener('online', load)
    }
  }, [isNear, blocks, host])

  // What nobody has come near is not loading yet, and says nothing.
  const label = isNear ? host.t('page.loading') : undefined
  return (
    <div
      ref={place}
      className={classes.lazy}
      style={height === undefined ? undefined : ({ '--height': height } as CSSProperties)}
    >
      {isReady ? (
        slot()
      ) : skeleton === 'tiles' ? (
        <TileRowSkeleton label={label} />
      ) : (
        <Skeleton className={classes.skeleton} data-look={skeleton} label={label}>
          <b />
          {skeleton === 'carousel' && (
            <div>
              <i />
              <i />
              <i />
              <i />
            </div>
          )}
        </Skeleton>
      )}
    </div>
  )
}

/** Calls back once: at once where it is in sight, and when the browser has time where it is about to be. */
function whenNear(element: Element, then: () => void): () => void {
  let waits = 0
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      if (!seen) return
      observer.disconnect()
      if (seen.boundingClientRect.top < innerHeight || typeof requestIdleCallback !== 'function') then()
      else waits = requestIdleCallback(then, { timeout: patience })
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    if (waits !== 0) cancelIdleCallback(waits)
  }
}

/** Whether all that draws the blocks is here, all at once; what does not come says so itself, in its place. */
async function loadComponents(blocks: readonly Block[], host: Host): Promise<boolean> {
  const types = new Set(collectBlocks(blocks, '').map(({ block }) => block.type))
  const wanted = [...types].filter(isFeatureBlock)
  const all = await Promise.allSettled([loadDataBlocks(), ...wanted.map((type) => loadFeatureOf(host, type))])
  return all.every(({ status }) => status === 'fulfilled')
}
