/** The two collection types by which Strapi holds a site, as its `schema.json` has them. */
export const contentTypes = {
  'croupier-definition': {
    kind: 'collectionType',
    collectionName: 'croupier_definitions',
    info: {
      singularName: 'croupier-definition',
      pluralName: 'croupier-definitions',
      displayName: 'Croupier definition',
      description: 'A form, page, popup, menu or whatever else the site is made of, in one language for all',
    },
    options: { draftAndPublish: true },
    attributes: {
      kind: { type: 'string', required: true, regex: '^[a-z][a-z0-9-]{0,39}$' },
      sysname: { type: 'string', required: true, maxLength: 120 },
      definition: { type: 'json', required: true },
      file: { type: 'media', multiple: false, allowedTypes: ['images'] },
    },
  },
  'croupier-text': {
    kind: 'collectionType',
    collectionName: 'croupier_texts',
    info: {
      singularName: 'croupier-text',
      pluralName: 'croupier-texts',
      displayName: 'Croupier text',
      description: 'A group of texts, key by key, in every language of the site',
    },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: {
      sysname: {
        type: 'string',
        required: true,
        maxLength: 100,
        pluginOptions: { i18n: { localized: false } },
      },
      for: { type: 'enumeration', enum: ['editors'], pluginOptions: { i18n: { localized: false } } },
      messages: { type: 'json', required: true, pluginOptions: { i18n: { localized: true } } },
    },
  },
} as const
