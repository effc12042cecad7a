import type { App } from '../../boot/App.ts'
import { randomHex } from './randomHex.ts'
import type { MakeSink, Sink, SinkDefinition, SinkKind } from './Sink.ts'
import { createDataLayerSink } from './sinks/dataLayer.ts'
import { createMatomoSink } from './sinks/matomo.ts'
import { createOwnSink } from './sinks/own.ts'
import { createPlatformSink } from './sinks/platform.ts'
import { createPlausibleSink } from './sinks/plausible.ts'

/** Every kind of the grammar; a forgotten one fails tsc. */
const makers = {
  data_layer: createDataLayerSink,
  platform: createPlatformSink,
  matomo: createMatomoSink,
  plausible: createPlausibleSink,
  own: createOwnSink,
} satisfies { [Kind in SinkKind]: MakeSink<Kind> }

export const sinkKinds = Object.keys(makers) as SinkKind[]

/** Where the browser keeps by which number a kind of sinks knows it. */
export const visitorKey = (kind: SinkKind): string => `visitor_${kind}`

export function createSink(definition: SinkDefinition, app: App): Sink {
  const { stored } = app.stores
  const key = visitorKey(definition.to)
  const renewVisitor = () => stored.keep(key, randomHex(32))
  const visitor = () => {
    if (!stored.read(key)) renewVisitor()
    return stored.read(key) ?? ''
  }
  const make = makers[definition.to] as MakeSink<SinkKind>
  return make(definition as never, { app, visitor, renewVisitor })
}
