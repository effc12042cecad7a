/** Takes the place of markdown-to-jsx (see viteAliases.ts): RJSF writes only its own mistakes with it. */
export function Markdown({ children }: { children?: string }): string {
  return children ?? ''
}
