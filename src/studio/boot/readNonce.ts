/** Nonce of the document for style tags; browsers hide the attribute of that name, not the property. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? ''
}
