const shades = Array<string>(10).fill('#000000')

/** In place of Mantine's colours in ten shades each: `mantine.css` makes those that are read of the site's tokens. */
export const DEFAULT_COLORS = { dark: shades, gray: shades, blue: shades }
