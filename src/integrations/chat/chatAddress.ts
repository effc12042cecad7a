import { type BootData, boot } from '#schemas/runtime/bootData.ts'
import { chatFrame } from '#schemas/runtime/chatFrame.ts'

/** Where the frame of the chat is: at the origin that the operator has given it, or at ours. */
export function chatAddress(): string {
  // Read here, where few come, and not with what every page begins with.
  const data = JSON.parse(document.getElementById(boot.scriptId)?.textContent ?? '{}') as Partial<BootData>
  return new URL(chatFrame.path, data.chatOrigin ?? location.origin).href
}
