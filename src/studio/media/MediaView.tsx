import { isSound } from '#schemas/runtime/mediaPicture.ts'

type MediaViewProps = {
  src: string
  type: string | undefined
  /** What a sound is called, for those who do not see it. */
  name: string
}

/** A small picture of what the library has, or what plays it. */
export function MediaView({ src, type, name }: MediaViewProps) {
  if (!isSound({ type })) return <img src={src} alt="" loading="lazy" />
  // biome-ignore lint/a11y/useMediaCaption: nothing is spoken in it
  return <audio controls preload="none" src={src} aria-label={name} />
}
