import {
  type CSSProperties,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Block } from '#generated/grammar/types.ts'
import type { Host } from '../../host.ts'
import { useWasDrawn } from '../../useWasDrawn.ts'
import type { BlockView } from '../BlockView.ts'
import { componentsAtHand, loadComponents } from '../loadComponents.ts'
import { Skeleton } from '../Skeleton.tsx'
import { TileRowSkeleton } from '../TileRowSkeleton.tsx'
import classes from './LazyBlock.module.css'

/** How far below the screen it is near: half as much as the screen is high. */
const near = '50% 0px'
/** The most milliseconds that what nobody sees yet waits for the browser to have time. */
const patience = 2000

/** Blocks that are drawn when a reader comes near, or that the document holds already. */
export function LazyBlock(view: BlockView<'lazy'>) {
  const wasDrawn = useWasDrawn()
  const [isDrawn] = useState(wasDrawn && view.props.drawn === true)
  return isDrawn ? <DrawnBlocks {...view} /> : <LaterBlocks {...view} />
}

/** What the document holds stays as it is until all that draws it is here, and is taken over then, by itself. */
function DrawnBlocks({ slot, host, scope, block }: BlockView<'lazy'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element would be taken for a change, which nothing here can draw yet
  const drawn = useMemo(() => {
    const blocks = block.slots?.default ?? []
    const coming = componentsAtHand(blocks) ? undefined : whenLoaded(blocks, host)
    return (
      <Suspense>
        <Drawn coming={coming} show={slot} />
      </Suspense>
    )
  }, [block, host, scope])
  return <div className={classes.lazy}>{drawn}</div>
}

function Drawn({ coming, show }: { coming: Promise<void> | undefined; show: () => ReactNode }) {
  if (coming) use(coming)
  return show()
}

/** Until all that draws the blocks is here, something stands in their place. */
function LaterBlocks({ props, slot, host, block }: BlockView<'lazy'>) {
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
    // Bit by bit: whoever taps meanwhile is answered.
    void whenLoaded(blocks ?? [], host).then(() => isGone || startTransition(() => setReady(true)))
    return () => {
      isGone = true
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

/** All that draws the blocks is here, or does not come, which is told where it is drawn; without a connection nothing is told. */
async function whenLoaded(blocks: readonly Block[], host: Host): Promise<void> {
  // What is in it and is no block is told where it is drawn.
  const isWhole = await loadComponents(blocks, host).catch(() => true)
  if (isWhole || navigator.onLine) return
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  return whenLoaded(blocks, host)
}
