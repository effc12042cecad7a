/** The body of an answer. @throws Error where it is too much */
export async function readBytes(answer: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = answer.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new Error('The answer is too long')
    }
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}
