import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A text that somebody reads, and where it stands: file and key, or file and line. */
export interface Text {
  place: string
  text: string
}

/**
 * The texts of message files, without tags and the names of arguments.
 * @param places files, or folders of files, from `root`: definitions of the kind `messages`, or a plain object of texts
 */
export async function textsOfMessages(root: string, places: readonly string[]): Promise<Text[]> {
  const texts: Text[] = []
  for (const place of places)
    for (const file of await filesOf(root, place, '.json')) {
      const told = JSON.parse(await readFile(join(root, file), 'utf8'))
      for (const [key, text] of Object.entries<string>(told.messages ?? told))
        texts.push({ place: `${file} ${key}`, text: withoutSyntax(text) })
    }
  return texts
}

/** What stands between quotes in the code of a folder: the studio has its words there. */
export async function textsOfCode(root: string, folder: string): Promise<Text[]> {
  const texts: Text[] = []
  for (const file of await filesOf(root, folder, '.ts')) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n')
    lines.forEach((line, index) => {
      if (/^\s*(import|export .* from|\/?\*|\/\/)/.test(line)) return
      for (const [, , text = ''] of line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g))
        texts.push({ place: `${file}:${index + 1}`, text })
    })
  }
  return texts
}

/** Without tags and the names of arguments: what is left is read, or names a case. */
const withoutSyntax = (text: string) =>
  text.replace(/<[^>]*>/g, ' ').replace(/\{\s*\w+\s*(,\s*(plural|select|selectordinal)\s*,|[,}])/g, ' ')

async function filesOf(root: string, place: string, ending: string): Promise<string[]> {
  if ((await stat(join(root, place))).isFile()) return [place]
  const names = await readdir(join(root, place))
  return names
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .sort()
    .map((name) => `${place}/${name}`)
}
