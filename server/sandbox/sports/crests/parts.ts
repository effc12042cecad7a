/** Outlines, on 64 by 64. */
export const shields = [
  'M8 6h48v28c0 14-10 20-24 26C18 54 8 48 8 34z',
  'M32 4 58 12v22c0 13-11 21-26 27C17 55 6 47 6 34V12z',
  'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56z',
  'M8 10c8 0 16-2 24-6 8 4 16 6 24 6v22c0 14-10 23-24 28C18 55 8 46 8 32z',
  'M32 4 56 18v28L32 60 8 46V18z',
] as const

/** What parts the ground, in its second colour. */
export const fields: readonly ((light: string) => string)[] = [
  (light) => `<path fill="${light}" d="M32 0h32v64H32z"/>`,
  (light) => `<path fill="${light}" d="M0 32h64v32H0z"/>`,
  (light) => `<path fill="${light}" d="M10 0h9v64h-9zM28 0h9v64h-9zM46 0h9v64h-9z"/>`,
  (light) => `<path fill="${light}" d="M0 12h64v9H0zM0 30h64v9H0zM0 48h64v9H0z"/>`,
  (light) => `<path fill="${light}" d="M0 0h18l46 46v18H46L0 18z"/>`,
  (light) => `<path fill="${light}" d="m0 22 32 22 32-22v20L32 64 0 42z"/>`,
  (light) => `<path fill="${light}" d="M0 0h32v32H0zM32 32h32v32H32z"/>`,
  (light) => `<path fill="${light}" d="M0 0h64v20H0z"/>`,
  (light) => `<circle cx="32" cy="31" r="17" fill="${light}"/>`,
]

/** What stands in the middle: a mark with an edge in the colour of the ground, so that it shows on both. */
export const charges: readonly ((mark: string, ground: string) => string)[] = [
  ...[
    // A star, a crown, a tower, a tree, a ship, a bolt, a sun over water, a drop, a key.
    'm32 17 4.1 9.1 9.9 1-7.4 6.7 2.1 9.8L32 38.6l-8.7 5 2.1-9.8-7.4-6.7 9.9-1z',
    'M18 41V24l7 7 7-11 7 11 7-7v17z',
    'M21 44V27h-3v-9h6v4h5v-4h6v4h5v-4h6v9h-3v17h-7v-8h-8v8z',
    'M32 15 45 34h-7l6 8H35v5h-6v-5h-9l6-8h-7z',
    'M31 17v19H18c2 6 6 9 14 9s12-3 14-9H34V32h8c0-7-4-12-11-15z',
    'M36 14 20 35h9l-3 14 18-23H34z',
    'M20 33a12 12 0 0 1 24 0zM16 37h32v4H16zM20 44h24v4H20z',
    'M32 14c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20z',
    'M26 17a9 9 0 0 1 9 14v3h3v5h-3v9h-6V34.5a9 9 0 0 1-3-17.5zm0 6a3 3 0 1 0 .1 0z',
  ].map(
    (d) => (mark: string, ground: string) =>
      `<path d="${d}" fill="${mark}" stroke="${ground}" stroke-width="2" stroke-linejoin="round"/>`,
  ),
  (mark, ground) =>
    `<circle cx="32" cy="31" r="11" fill="${mark}" stroke="${ground}" stroke-width="2"/><circle cx="32" cy="31" r="5" fill="${ground}"/>`,
]
