import { useElementSize } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { SitePreview } from '../api/createContentApi.ts'
import { previewWords } from '../words/preview.ts'
import { type Device, devices } from './devices.ts'
import { type PreviewLook, previewAddress } from './previewAddress.ts'
import {
  type FromPreview,
  type Picked,
  type PreviewMode,
  readMessage,
  sendMessage,
  type ToPreview,
} from './previewMessages.ts'

export type PreviewFrameProps = PreviewLook & {
  /** What is shown. Another one is followed without loading the page anew. */
  preview: Pick<SitePreview, 'token' | 'id' | 'artefacts'>
  /** Address within the site, without the prefix of a locale; the page goes there whenever it changes. */
  address: string
  device: Device
  mode?: PreviewMode
  /** Artefacts that nobody has saved, by key, over those of the preview. */
  typed?: Readonly<Record<string, unknown>> | undefined
  onPick?: (picked: Picked) => void
  /** The page went elsewhere by itself. */
  onAddress?: (address: string) => void
  onRefused?: (what: string) => void
}

/** The real site with drafts applied, on a screen of a device, as large as there is room. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { preview, address, device, mode = 'use', typed, locale, theme, player, form, popup, view } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(props)
  latest.current = props
  const { ref: room, width: free } = useElementSize()
  // A draft that was saved is told to the page that is there.
  const source = useMemo(
    () => previewAddress(latest.current.preview.token, address, { locale, theme, player, form, popup, view }),
    [address, locale, theme, player, form, popup, view],
  )
  const tell = useCallback(
    (message: ToPreview) => sendMessage(frame.current?.contentWindow ?? null, message),
    [],
  )
  const { token, id, artefacts } = preview

  useEffect(() => tell({ type: 'release', token, id, artefacts }), [tell, token, id, artefacts])
  useEffect(() => tell({ type: 'mode', mode }), [tell, mode])
  useEffect(() => {
    if (typed) tell({ type: 'typed', artefacts: typed })
  }, [tell, typed])
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage<FromPreview>(event, frame.current?.contentWindow ?? null)
      if (!message) return
      const { preview, mode = 'use', typed, onAddress, onPick, onRefused } = latest.current
      if (message.type === 'picked') onPick?.(message.picked)
      if (message.type === 'refused') onRefused?.(message.what)
      if (message.type !== 'at') return
      // A page that has just come knows of nothing yet.
      const { token, id, artefacts } = preview
      tell({ type: 'release', token, id, artefacts })
      tell({ type: 'mode', mode })
      if (typed) tell({ type: 'typed', artefacts: typed })
      onAddress?.(message.address)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [tell])

  const { width, height } = devices[device]
  const scale = free > 0 ? Math.min(1, free / width) : 1
  return (
    <div ref={room} className="preview-room">
      <div className="preview-screen" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          src={source}
          title={previewWords.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
