const parameter = 'tgWebAppData'

/**
 * What the messenger signed, where it opened the site as its mini-app (Telegram, Mini Apps, "Launch Parameters"). Read
 * once: the address does not keep it.
 */
export const miniAppData = readLaunch()

function readLaunch(): string | undefined {
  const launch = globalThis.location?.hash.slice(1) ?? ''
  return new URLSearchParams(launch).get(parameter) ?? undefined
}
