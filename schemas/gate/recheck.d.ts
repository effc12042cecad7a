/** The build of recheck that is JavaScript alone: no Java, no native program, no worker. It is CommonJS. */
declare module 'recheck/lib/browser.js' {
  import type { checkSync } from 'recheck'

  const recheck: { checkSync: typeof checkSync }
  // biome-ignore lint/style/noDefaultExport: so it is
  export default recheck
}
