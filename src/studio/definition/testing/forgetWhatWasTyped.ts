/** As on a device where nothing was ever typed: also what is still on its way to the store. */
export function forgetWhatWasTyped(): void {
  dispatchEvent(new Event('pagehide'))
  localStorage.clear()
}
