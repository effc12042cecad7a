/**
 * The breakpoints of the product (product document, section 2): each begins at its least width, in px, and ends where the
 * next begins. The one table that facts are made of; media queries of style sheets name the same widths, which a test holds.
 */
export const breakpoints = [
  { name: 'mobile', from: 0 },
  { name: 'tablet', from: 768 },
  { name: 'laptop', from: 992 },
  { name: '1280', from: 1280 },
  { name: '1366', from: 1366 },
  { name: '1440', from: 1440 },
  { name: '1696', from: 1696 },
  { name: '1920', from: 1920 },
] as const
