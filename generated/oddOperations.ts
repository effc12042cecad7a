// Written by npm run generate from schemas/api; edit that instead.

import type { OperationAddress } from '#schemas/runtime/namedOperation.ts'

/** Operations of which method or path are not what the name says, with what they are. */
export const oddOperations: Readonly<Record<string, Partial<OperationAddress>>> = {
  'auth.logout': {"method":"GET"},
  'chat.storeChatEvent': {"path":"/api/{provider}/storeChatEvent"},
  'events.handle': {"method":"GET"},
  'events.stream': {"method":"GET","path":"/api/events"},
  'games.downloadhistoryexport': {"method":"GET"},
  'hit.track': {"method":"GET","path":"/hit"},
  'i18n.locales': {"method":"GET","path":"/nfx/i18n/locales"},
  'i18n.messages': {"method":"GET","path":"/nfx/i18n/messages/{locale}"},
  'leaderboard.live': {"method":"GET"},
  'leaderboard.top': {"method":"GET"},
  'oauth.callback': {"method":"GET","path":"/oauth/callback/{service}"},
  'oauth.init': {"method":"GET","path":"/oauth/init"},
  'verification.getAccessToken': {"method":"POST"},
}
