/** Mantine's breakpoints are those of the product; CSS cannot read them from the theme at build time. */
module.exports = {
  plugins: [
    require('postcss-preset-mantine'),
    require('postcss-simple-vars')({
      variables: {
        'mantine-breakpoint-xs': '48em',
        'mantine-breakpoint-sm': '62em',
        'mantine-breakpoint-md': '80em',
        'mantine-breakpoint-lg': '90em',
        'mantine-breakpoint-xl': '106em',
      },
    }),
  ],
}
