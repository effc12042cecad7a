import { renderToString } from 'react-dom/server'
import { dataBlockTypes } from '#generated/blocks.ts'
import type { Block, BlockProps } from '#generated/grammar/types.ts'
import { sharedOperations } from '#generated/sharedOperations.ts'
import type { Host } from '#renderers/host.ts'
import { forgetFeatures } from '#renderers/pages/featuresAtHand.ts'
import { loadComponents } from '#renderers/pages/loadComponents.ts'
import type { BootData, DrawnFor } from '#schemas/runtime/bootData.ts'
import { collectBlocks, hasBlockOf } from '#schemas/runtime/collectBlocks.ts'
import { callAddress, questionAddress } from '../api/callAddress.ts'
import { firstQuestions } from '../features/gamehall/firstQuestions.ts'
import { AppRoot } from '../shell/AppRoot.tsx'
import { createApp } from './createApp.ts'
import { createHost } from './createHost.ts'
import { createStores } from './createStores.ts'
import { assumeDevice } from './readDevice.ts'
import { simpleHtml } from './simpleHtml.ts'
import { withoutStyles } from './withoutStyles.ts'

export type DrawTask = {
  /** What the document of the same address says, for a visitor who is not signed in, with what the platform has answered. */
  boot: BootData
  /** Whole address, without query and fragment. */
  address: string
  drawnFor: DrawnFor
  /** Of style tags. */
  nonce: string
}

export type Drawn = {
  html: string
  /** What the screen asks the platform that is the same for all visitors, answered or not. */
  asked: { address: string; seconds: number }[]
}

/**
 * The first screen of an address as HTML, by the renderers that take it over in the browser. For a thread of its own: what
 * browsers have everywhere, the renderers find here as long as one drawing lasts.
 * @throws whatever a renderer throws
 */
export async function draw({ boot, address, drawnFor, nonce }: DrawTask): Promise<Drawn> {
  const blocks = Object.values(boot.artefacts).flatMap((one) => (one.kind === 'page' ? one.blocks : []))
  const waits = hasBlockOf(dataBlockTypes, blocks)
  Object.assign(globalThis, {
    location: new URL(address),
    history: { state: null },
    addEventListener: () => undefined,
  })
  assumeDevice(drawnFor)
  // What did not come with the document does not come here either.
  const never = () => new Promise<never>(() => undefined)
  const app = createApp(createStores(boot, true, never), boot.payments)
  const asked = new Map<string, number>()
  const own = createHost(app, boot)
  const host: Host = {
    ...own,
    markup: simpleHtml,
    answered(operation, values) {
      const seconds = sharedOperations[operation]
      if (seconds === undefined) return undefined
      const context = { locale: own.locale, isFramed: false }
      asked.set(questionAddress(callAddress(operation, context), values), seconds)
      return own.answered?.(operation, values)
    },
  }
  const all = collectBlocks(blocks, '').map(({ block }) => block)
  forgetFeatures()
  await loadComponents(all.flatMap(drawnWithIt), host)
  // A hall that is not part of the document is drawn by the browser alone; the document holds what it begins with.
  for (const { type, props } of all)
    if (type === 'gamehall')
      for (const question of firstQuestions((props ?? {}) as BlockProps['gamehall']))
        host.answered?.(...question)
  const drawn = renderToString(<AppRoot app={app} host={host} nonce={nonce} />)
  // The browser would begin such a part anew, and say so.
  if (drawn.includes('<!--$!-->')) throw new Error('Something on it is waited for, which a document cannot')
  const { ahead, html, css } = withoutStyles(drawn)
  return {
    html:
      `${ahead}<style nonce="${nonce}">${css}</style>` +
      `<div id="root" data-drawn="${drawnFor}"${waits ? ' data-waits' : ''}>${html}</div>`,
    asked: [...asked].map(([address, seconds]) => ({ address, seconds })),
  }
}

/** What comes later elsewhere and with the document here. */
const drawnWithIt = ({ type, props, slots }: Block): readonly Block[] =>
  type === 'lazy' && (props as BlockProps['lazy']).drawn ? (slots?.default ?? []) : []
