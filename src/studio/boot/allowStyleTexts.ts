type Policies = {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown
}

/**
 * Mantine writes the text of its style tags as HTML, which the studio's policy forbids (Trusted Types). What holds no tag
 * is let through; anything that could be markup stays forbidden.
 */
export function allowStyleTexts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
}
