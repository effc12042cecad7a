import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import type { Registry } from '@rjsf/utils'

/**
 * Takes the place of RJSF's own registry of default fields, templates and widgets (see viteAliases.ts). Ours replace
 * them all but the field for objects, so that the rest, with a Markdown parser, need not be sent.
 */
// biome-ignore lint/style/noDefaultExport: RJSF imports it as the default.
export default function slimRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: { ObjectField },
    templates: { ButtonTemplates: {} } as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
    uiSchemaDefinitions: {},
  }
}
