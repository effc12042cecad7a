/** What gateway, app and service worker agree on, so that the site can be read without a connection. */
export const offline = {
  /** The script of the service worker (product document, section 7). */
  script: '/sw.js',
  /** The document of an app that knows nobody and shows whatever is at hand; behind the prefix of its locale. */
  shell: '/_offline',
  /** Names of caches. That of the app's files is one for each build. */
  caches: { files: 'files-', shell: 'shell', artefacts: 'artefacts' },
  /** Artefacts by their hash. */
  artefacts: '/content/artefacts/',
} as const
