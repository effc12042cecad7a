/** Targets of the relative links of a Markdown page that name a file, without fragment, each with its line; not those in code. */
export function findLinks(page: string): { target: string; line: number }[] {
  const prose = page.replace(/^```.*?^```|`[^`\n]*`/gms, (code) => code.replace(/[^\n]/g, ' '))
  return prose.split('\n').flatMap((text, at) =>
    [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)\s#]+)[^)]*\)/g)].map(([, target = '']) => ({
      target: decodeURI(target),
      line: at + 1,
    })),
  )
}
