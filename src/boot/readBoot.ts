import { type BootData, boot } from '#schemas/runtime/bootData.ts'

/**
 * What the gateway wrote into the document.
 * @throws Error where there is none: the page did not come from the gateway
 */
export function readBoot(): BootData {
  const text = document.getElementById(boot.scriptId)?.textContent
  if (!text) throw new Error('The page holds no boot data; open it through the server.')
  return JSON.parse(text) as BootData
}

/** Nonce of the response for style tags; browsers hide the attribute of that name, not the property. */
export function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${boot.nonceMeta}"]`)
  return meta?.nonce || meta?.content || undefined
}
