import type { KindReader } from '../FileKind.ts'

/** Names of a document that does something by itself. */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|GoToE|ImportData)\b/

/** PDF (ISO 32000): begins and ends as one, and says nothing aloud that runs, starts or carries other files. */
export const pdf: KindReader = {
  begins: (file) => /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)),
  read(file) {
    if (!file.subarray(-1024).toString('latin1').includes('%%EOF')) return 'file_broken'
    const text = file.toString('latin1')
    if (!text.includes('startxref')) return 'file_broken'
    // In names, #4a is another spelling of J.
    const spelled = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    return active.test(spelled) ? 'file_active' : { mediaType: 'application/pdf', content: file }
  },
}
