import { useState } from 'react'
import { edition } from '#schemas/compiler/upgrade.ts'
import { failureWords } from '../parts/failureWords.ts'
import { tell } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { siteOf } from '../stores/useSite.ts'
import { mediaWords } from '../words/media.ts'
import { libraryOf, newMediaId } from './libraryOf.ts'

/** A file on its way into the library. */
export type Upload = { number: number; name: string; share: number; failure?: string }

let last = 0

/** Takes files into the library one after the other, each as a draft of its own; one that is there already is not taken again. */
export function useUploads(added?: (id: string) => void) {
  const studio = useStudio()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (number: number, what: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.number === number ? { ...one, ...what } : one)))

  async function take(file: File, number: number): Promise<void> {
    const site = siteOf(studio)
    const sent = await studio.withSession(() => studio.api.upload(file, (share) => change(number, { share })))
    if (!site.isRead()) await site.read()
    const library = libraryOf(site)
    const same = library.find((one) => one.file === sent.hash)
    const id = same?.id ?? newMediaId(file.name, new Set(library.map((one) => one.id)))
    if (!same) {
      const { hash, type, width, height } = sent
      const name = file.name.replace(/\.[^.]+$/, '').slice(0, 120) || id
      await site.add(`media/${id}`, { kind: 'media', id, edition, name, file: hash, type, width, height })
    }
    setUploads((before) => before.filter((one) => one.number !== number))
    tell(same ? mediaWords.known(file.name) : mediaWords.uploaded(file.name))
    added?.(id)
  }

  return {
    uploads,
    forget: (number: number) => setUploads((before) => before.filter((one) => one.number !== number)),
    refuse(name: string, failure: string): void {
      last += 1
      const number = last
      setUploads((before) => [...before, { number, name, share: 0, failure }])
    },
    async upload(files: readonly File[]): Promise<void> {
      const waiting = files.map((file) => {
        last += 1
        return { file, number: last }
      })
      setUploads((before) => [
        ...before,
        ...waiting.map(({ file, number }) => ({ number, name: file.name, share: 0 })),
      ])
      for (const { file, number } of waiting)
        await take(file, number).catch((error: unknown) => change(number, { failure: failureWords(error) }))
      await studio.refresh()
    },
  }
}
