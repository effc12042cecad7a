type Policies = {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): {
    createHTML(text: string): string
  }
}

/**
 * The only door to this policy (Trusted Types, securityHeaders.ts). A document that is parsed as XML is on no page: nothing in
 * it runs or loads.
 */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('xml', {
  createHTML: (text) => text,
})

/** Reads a document; one that is no XML has the element `parsererror` as its root or in it. */
export const parseXml = (text: string): XMLDocument =>
  new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'application/xml') as XMLDocument
