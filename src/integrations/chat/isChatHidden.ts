/** Routes on which the badge of the chat would be in the way (product document, section 2, "Chat badge"). */
const routes = new Set(['betting', 'game-index-sysname', 'game-sysname'])

/** Whether no badge is shown on a route. @param name as the site has it, or with three underscores and a locale behind it */
export const isChatHidden = (name: string | undefined): boolean =>
  name !== undefined && routes.has(name.replace(/___.*$/, ''))
