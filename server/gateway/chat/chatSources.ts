import type { ChatConfig } from '#generated/grammar/types.ts'

/** What a provider's widget loads and talks to, by directive of a content security policy; all of them besides what all have. */
export type ChatSources = {
  script: readonly string[]
  style?: readonly string[]
  img?: readonly string[]
  font?: readonly string[]
  media?: readonly string[]
  connect?: readonly string[]
  frame?: readonly string[]
  worker?: readonly string[]
  form?: readonly string[]
}

type Sources = {
  [Provider in Exclude<keyof ChatConfig, 'chatra'>]: (
    config: NonNullable<ChatConfig[Provider]>,
  ) => ChatSources
}

/** Hosts of Intercom's regions, of which a browser talks to those of the workspace alone. */
const intercomRegions = { us: '', eu: '.eu', ap: '.au' } as const

/** By what the providers write of their domains (docs/integrating-chat.md says where). */
export const chatSources: Sources = {
  chatwoot({ baseUrl }) {
    const origin = baseUrl.startsWith('/') ? `'self'` : new URL(baseUrl).origin
    return { script: [origin], style: [origin], img: [origin], connect: [origin], frame: [origin] }
  },
  crisp() {
    const client = 'https://client.crisp.chat'
    return {
      script: [client],
      style: [client],
      img: [client, 'https://image.crisp.chat', 'https://storage.crisp.chat'],
      font: [client],
      media: [client],
      connect: [
        client,
        'https://storage.crisp.chat',
        'wss://client.relay.crisp.chat',
        'wss://stream.relay.crisp.chat',
      ],
      frame: ['https://game.crisp.chat'],
      worker: ['blob:'],
    }
  },
  freshchat({ host }) {
    // Of a region, or of the account: files and sockets lie beside it.
    const all = [...new Set([host, 'https://*.freshchat.com'])]
    return {
      script: all,
      style: all,
      img: all,
      font: all,
      media: all,
      connect: [...all, ...all.map((one) => one.replace('https:', 'wss:'))],
      frame: all,
    }
  },
  intercom({ region = 'us' }) {
    const at = intercomRegions[region]
    const api = `https://api-iam${at}.intercom.io`
    const sockets = ['a', 'b'].map((one) =>
      region === 'us'
        ? `nexus-websocket-${one}.intercom.io`
        : `nexus${region === 'eu' ? '-europe' : '-australia'}-websocket.intercom.io`,
    )
    const files = ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com']
    return {
      script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
      img: [
        ...['blob:', 'https://js.intercomcdn.com', 'https://static.intercomassets.com'],
        ...['https://downloads.intercomcdn.com', 'https://uploads.intercomusercontent.com'],
      ],
      font: files,
      media: ['blob:', 'https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
      connect: [
        ...[api, 'https://via.intercom.io', 'https://uploads.intercomcdn.com'],
        ...new Set(sockets.flatMap((host) => [`https://${host}`, `wss://${host}`])),
        ...['https://*.intercom-messenger.com', 'wss://*.intercom-messenger.com'],
      ],
      frame: ['https://intercom-sheets.com', 'https://*.intercom-messenger.com'],
      worker: ['blob:'],
      form: [api],
    }
  },
  livechat() {
    const all = ['https://*.livechatinc.com']
    return {
      ...{ script: all, style: all, img: all, font: all, media: all, frame: all },
      connect: [...all, 'wss://*.livechatinc.com'],
    }
  },
  zendesk() {
    const files = 'https://static.zdassets.com'
    return {
      script: [files, 'https://ekr.zdassets.com'],
      style: [files],
      img: ['blob:', files, 'https://*.zendesk.com', 'https://media.smooch.io'],
      font: [files],
      media: [files],
      connect: [
        ...[files, 'https://ekr.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com'],
        ...['https://api.smooch.io', 'wss://api.smooch.io', 'https://media.smooch.io'],
      ],
    }
  },
}
