/** Characters of a name that is shown. */
const longest = 100

/**
 * The name that a device gave a file, to be shown and never used as a path: without folders, controls, turns of
 * direction and characters that mean something to a shell or a file system.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*`$&;]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  if (clean === '') return 'file'
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(clean)?.[0] ?? ''
  const letters = [...clean.slice(0, clean.length - ending.length)]
  return letters.slice(0, longest - ending.length).join('') + ending
}
