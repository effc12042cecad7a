/** Id of the element of an open dialog, for the button that controls it. */
export function dialogId(popup: string): string {
  return `dialog-${popup.replaceAll('/', '-')}`
}
