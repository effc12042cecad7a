/** Paths of each sport by its number in the feed, drawn as the icons of the site are: a stroke of 1.75 on a square of 24. */
const drawings: Readonly<Record<number, string>> = {
  // Football, basketball, baseball: balls by their seams.
  1: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.45 4.45h-4.7L8.2 10.8 12 8ZM12 3v5M20.5 9.5l-4.7 1.3M17.5 19l-3.15-3.75M6.5 19l3.15-3.75M3.5 9.5l4.7 1.3',
  2: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.8 5.6c3.4 3.4 3.4 9.4 0 12.8M18.2 5.6c-3.4 3.4-3.4 9.4 0 12.8',
  3: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6.5 5c3.2 4.3 3.2 9.7 0 14M17.5 5c-3.2 4.3-3.2 9.7 0 14M8.7 8.5l1.7-.7M9.1 12h1.8M8.7 15.5l1.7.7M15.3 8.5l-1.7-.7M14.9 12h-1.8M15.3 15.5l-1.7.7',
  // Ice hockey: a stick and a puck.
  4: 'M16.5 3 11 17.5H5.5a2 2 0 0 0 0 3.5h6.2a2 2 0 0 0 1.9-1.3L19.5 4M16.5 18.5v2c0 .6 1 1 2.25 1s2.25-.4 2.25-1v-2c0-.6-1-1-2.25-1s-2.25.4-2.25 1Z',
  5: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM4.2 7.6c4.3.6 7.6 4.3 7.6 8.7 0 1.6-.4 3.1-1.2 4.4M19.8 16.4c-4.3-.6-7.6-4.3-7.6-8.7 0-1.6.4-3.1 1.2-4.4',
  // Handball: a ball in the corner of the goal.
  6: 'M3.5 20.5v-16h17v16M3.5 9.5h4M3.5 15h3M7.5 4.5v4M13 4.5v2.5M20.5 15h-1.5M14 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM14 10v5l4.3 2.5M14 15l-4.3 2.5',
  // Golf: a flag on its green.
  9: 'M10 18.5V3l8 3.5-8 3.5M10 16.7c-3.9.1-7 1-7 2.1 0 1.2 4 2.2 9 2.2s9-1 9-2.2c0-1-2.9-1.9-6.7-2.1',
  16: 'M4 20c-2-6 .5-11 4-13.5C11.5 4 16 3 20 4c1 4 0 8.5-2.5 12C15 19.5 10 22 4 20ZM9 15l6-6M9.5 12l2.5 2.5M12 9.5l2.5 2.5M4.2 15.5l4.3 4.3M15.5 4.2l4.3 4.3',
  // Table tennis: a bat and a ball.
  20: 'M13.8 15.8A7.2 7.2 0 1 0 4.3 11.6L3 15.3a2 2 0 0 0 0 2.8l2.9 2.9a2 2 0 0 0 2.8 0l2.4-3.5M4.3 11.6l8 5.7M18.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  // Cricket: a wicket, a bat before it.
  21: 'M4 21V7M8 21V7M12 21V13.5M3 7h6.2M16.2 3.2l3 3M17.7 4.7l-1.9 1.9M12.7 8l3.3 3.3c.8.8.8 1.8.1 2.5l-5.6 5.6-3.3.5.5-3.3 3-5.5M17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  // Darts: a board and what stuck in it.
  22: 'M11 4.5a8.3 8.3 0 1 0 8.5 8.5M11 9a4 4 0 1 0 4 4M11 13l6-6M17 7V4l3-2v2.5L22.5 5l-2.2 2.5L17 7Z',
  23: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 12c-.3-3.6 1-6.6 4-8M12 12c-3.3 1.5-6.5 1-9-1.5M12 12c3 2 4.2 5 3.5 8.3M8.3 11.9C7.7 8.3 8.5 5.4 10.5 3.2M15.5 14.2c2.9-2 5-3.2 5.4-4.7M10.5 15.2c-3.3.3-5.2-.3-6.7-1.2',
}

/** Whatever has no drawing of its own: a medal. */
const other =
  'M12 9.5a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5ZM8.3 10.8 5 3h4.5L12 8.5 14.5 3H19l-3.3 7.8M12 13v4.5'

/** The mark of a sport, as large as the letters around it; hidden from screen readers, so what it stands on needs words. */
export function SportMark({ sport, size = '1.375em' }: { sport: number; size?: string }) {
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
    >
      <path d={drawings[sport] ?? other} />
    </svg>
  )
}
