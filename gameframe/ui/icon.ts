/** Outlines on a square of 24. */
const outlines = {
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9ZM16 9l5 6M21 9l-5 6',
  rules: 'M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5v.1',
  fair: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6ZM8.5 12l2.5 2.5 4.5-5',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6L6 18',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  take: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  spin: 'M20 12a8 8 0 1 1-2.4-5.7M20 3v5h-5',
  stop: 'M7 7h10v10H7Z',
  turbo: 'M13 2L5 13h6l-1 9 9-12h-6Z',
  auto: 'M4 12a8 8 0 0 1 13.7-5.7M20 12a8 8 0 0 1-13.7 5.7M18 3v4h-4M6 21v-4h4',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  again: 'M4 12a8 8 0 1 0 3-6M4 3v5h5',
} as const

export type IconName = keyof typeof outlines

/** A picture that says nothing by itself. */
export function icon(name: IconName): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' }))
    svg.setAttribute(key, value)
  path.setAttribute('d', outlines[name])
  svg.append(path)
  return svg
}
