/**
 * Where all words of a kind, or all parts of the server, meet, and by which names tests take every word that it knows. Whoever
 * needs one of these files needs every word, and is not affected by each: of the tests behind it, those that name the word are.
 */
export const hubs: Readonly<Record<string, readonly string[]>> = {
  'renderers/forms/widgetRegistry.ts': ['widgetSamples'],
  'renderers/pages/blockRegistry.ts': ['controlBlocks'],
  'renderers/pages/dataBlocks.ts': ['controlBlocks'],
  'schemas/rules/registry.ts': [],
  'server/content/contentPlugin.ts': [],
  'server/createCroupier.ts': [],
  'server/platform/createHandlers.ts': [],
  'server/platform/createPlatform.ts': [],
  'src/actions/actionRegistry.ts': [],
  'src/features/loadFeature.ts': [],
}
