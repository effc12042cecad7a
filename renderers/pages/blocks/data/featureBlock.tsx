import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react'
import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'
import type { BlockView } from '../../BlockView.ts'
import { featureAtHand, loadFeatureOf } from '../../featuresAtHand.ts'
import { FeatureSkeleton } from './FeatureSkeleton.tsx'
import { noAnswer } from './failures.ts'
import { LoadFailure } from './LoadFailure.tsx'

type Loaded = { Component?: ComponentType<object>; failed?: boolean }

/** A block that the app draws by hand: a skeleton of it until its chunk is here, and another try where it did not come. */
export function featureBlock<T extends FeatureBlockType>(type: T): ComponentType<BlockView<T>> {
  return function FeatureBlock(view) {
    const { host } = view
    const [{ Component, failed }, setLoaded] = useState<Loaded>(() => ({ Component: featureAtHand(type) }))
    const load = useCallback(async () => {
      setLoaded((before) => (before.failed ? {} : before))
      try {
        const Component = await loadFeatureOf(host, type)
        // Bit by bit: whoever taps meanwhile is answered.
        startTransition(() => setLoaded({ Component }))
      } catch (error) {
        host.report(error, type)
        setLoaded({ failed: true })
      }
    }, [host])
    useEffect(() => {
      if (!featureAtHand(type)) void load()
    }, [load])

    if (Component) return <Component {...view} />
    const { props } = view
    const look = 'view' in props ? props.view : undefined
    if (!failed) return <FeatureSkeleton type={type} view={look} label={host.t('page.loading')} />
    return <LoadFailure error={noAnswer} isLoading={false} retry={() => void load()} host={host} />
  }
}
