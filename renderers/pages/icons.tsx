import type { IconName } from '#generated/grammar/types.ts'

/** Paths of each icon, drawn with a stroke of 1.75 on a square of 24. */
const drawings = {
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  games:
    'M7.5 7h9a5 5 0 0 1 4.9 4l1 4.6a2.6 2.6 0 0 1-4.6 2.1L15.5 15h-7l-2.3 2.7a2.6 2.6 0 0 1-4.6-2.1l1-4.6a5 5 0 0 1 4.9-4ZM8 9.5v3M6.5 11h3M15 11h.01M17.5 10h.01',
  sports:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.45 4.45h-4.7L8.2 10.8 12 8ZM12 3v5M20.5 9.5l-4.7 1.3M17.5 19l-3.15-3.75M6.5 19l3.15-3.75M3.5 9.5l4.7 1.3',
  gift: 'M4 11.5h16V20H4v-8.5ZM3 7.5h18v4H3v-4ZM12 7.5V20M12 7.5C10 7.5 7 7 7 5a2 2 0 0 1 2-2c2 0 3 2.5 3 4.5ZM12 7.5c2 0 5-.500 5-2.5a2 2 0 0 0-2-2c-2 0-3 2.5-3 4.5Z',
  trophy:
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0V4ZM7.5 5.5H4V7a3.5 3.5 0 0 0 3.7 3.5M16.5 5.5H20V7a3.5 3.5 0 0 1-3.7 3.5M12 14v3.5M8 20.5h8M9.5 20.5v-1.5a1.5 1.5 0 0 1 1.5-1.5h2a1.5 1.5 0 0 1 1.5 1.5v1.5',
  star: 'm12 3.5 2.6 5.4 5.9.800-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.800L12 3.5Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.500-3.8 3.5-6 7.5-6s7 2.2 7.5 6',
  wallet:
    'M4 7.5h14.5a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2.5 2.5 0 0 1-2.5-2.5V6.5A2.5 2.5 0 0 1 6 4h11v3.5M16.5 13.75h.01',
  support:
    'M4 13.5V12a8 8 0 0 1 16 0v1.5M4 13.5a1.5 1.5 0 0 1 1.5-1.5H7v6H5.5A1.5 1.5 0 0 1 4 16.5v-3ZM20 13.5a1.5 1.5 0 0 0-1.5-1.5H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5v-3ZM18.5 18c0 2-1.5 3-3.5 3h-2.5',
  upload: 'M12 16V4.5M7 9l5-4.5L17 9M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.75h.01',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.5 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  lock: 'M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19v-7A1.5 1.5 0 0 1 6 10.5ZM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
  mail: 'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6',
  phone:
    'M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2',
  logout: 'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10.5 12H21M17.5 8.5 21 12l-3.5 3.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.2l3.5 2',
  shield: 'M12 3l7.5 2.5V11c0 5-3 8.3-7.5 10-4.5-1.7-7.5-5-7.5-10V5.5L12 3ZM8.8 12l2.3 2.3 4.1-4.3',
  spade:
    'M12 3.5c3 3.7 7.5 5.7 7.5 10a3.7 3.7 0 0 1-6.5 2.5c.200 2 .800 3.3 2 4.5H9c1.2-1.2 1.8-2.5 2-4.5a3.7 3.7 0 0 1-6.5-2.5c0-4.3 4.5-6.3 7.5-10Z',
  heart: 'M12 20C7 16 3.5 13 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 4-3.5 7-8.5 11Z',
  diamond: 'M12 3l6.5 9-6.5 9-6.5-9L12 3Z',
  club: 'M12 3.5a3.6 3.6 0 0 1 3 5.6 3.6 3.6 0 1 1-2 6.6c.200 2 .800 3.3 2 4.8H9c1.2-1.5 1.8-2.8 2-4.8a3.6 3.6 0 1 1-2-6.6 3.6 3.6 0 0 1 3-5.6Z',
  arc: 'M3 18.5a9 9 0 0 1 18 0M7 18.5a5 5 0 0 1 10 0M12 18.5h.01M12 3v3M4.5 6l2 2M19.5 6l-2 2',
  bolt: 'M13 3 5 13.5h5.5L11 21l8-10.5h-5.500L13 3Z',
  crown: 'M4 18.5h16M4.5 15 3 6.500l5 3.500 4-6 4 6 5-3.500L19.5 15h-15Z',
  flame:
    'M12 3c.500 3.500 5.500 5.500 5.500 11a5.500 5.500 0 0 1-11 0c0-2 1-3.500 2-4.500.500 1.500 1 2 2 2.500 0-4 .500-6 1.500-9Z',
  live: 'M3.5 7.500h11v9h-11v-9ZM14.5 11l6-3.500v9l-6-3.500M7 11.500h.01',
  slots:
    'M3.5 5h17v14h-17V5ZM9.200 5v14M14.800 5v14M5.500 9h1.700l-1.200 5M11.200 9h1.700l-1.200 5M16.800 9h1.700l-1.200 5',
  wheel:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM12 3v6.500M12 14.500V21M3 12h6.500M14.500 12H21',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.500l-2 5-5 2 2-5 5-2Z',
  expand: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  shrink: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9.5l5 5M20.5 9.5l-5 5',
  play: 'M7.5 4.5v15l12-7.5-12-7.5Z',
  pause: 'M8.5 5v14M15.5 5v14',
} satisfies Record<IconName, string>

/** Arrows that point along the line of reading turn round where it runs the other way. */
const directed: readonly string[] = ['back', 'forward', 'logout'] satisfies IconName[]

export const iconNames = Object.keys(drawings).sort() as IconName[]

export const isIcon = (name: string): name is IconName => Object.hasOwn(drawings, name)

/** An icon as large as the letters around it; hidden from screen readers, so what it stands on needs words. */
export function Icon({ name, size = '1.375em' }: { name: IconName; size?: string }) {
  if (!isIcon(name)) throw new Error(`unknown icon ${name}`)
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-turns={directed.includes(name) || undefined}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
