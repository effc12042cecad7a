/** Where Google cuts on a desktop, as it is observed: title at 20 px Arial, description in two lines of 14 px Arial. */
export const limits = {
  title: { font: '20px Arial, sans-serif', pixels: 580 },
  description: { font: '14px Arial, sans-serif', pixels: 920 },
} as const

let canvas: CanvasRenderingContext2D | null | undefined

/** Pixels that a line of text takes. */
export function textWidth(text: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  canvas.font = font
  return Math.round(canvas.measureText(text).width)
}
