import type { Box } from '#schemas/runtime/cutAround.ts'

type CutPictureProps = { src: string; width: number; height: number; box: Box }

/** A part of a picture, without anything being cut anywhere. */
export function CutPicture({ src, width, height, box }: CutPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={[box.left, box.top, box.width, box.height].join(' ')}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
    >
      <image href={src} width={width} height={height} preserveAspectRatio="none" />
    </svg>
  )
}
