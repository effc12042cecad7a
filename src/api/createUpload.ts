import type { CallResult, UploadOptions } from '#renderers/host.ts'
import type { CallContext } from './CallContext.ts'
import { callAddress } from './callAddress.ts'
import { formBody } from './formBody.ts'
import { type Answer, settleAnswer } from './settleAnswer.ts'

/** Milliseconds without any progress after which an upload counts as lost. */
const patience = 30_000

/** Makes the way to send a file: as a call, but with its progress, which fetch does not tell. Never rejects. */
export function createUpload(context: CallContext) {
  return async function upload(
    operation: string,
    values: Record<string, unknown>,
    options: UploadOptions = {},
  ): Promise<CallResult> {
    const address = callAddress(operation, context)
    const answer = await send(`${address.path}?${formBody(address.common)}`, formBody(values), options)
    return settleAnswer(operation, answer, address, context)
  }
}

function send(
  url: string,
  body: URLSearchParams | FormData,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), patience)
    }
    const end = (answer: Answer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      heard()
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => end({ status: request.status, data: readJson(request.responseText) })
    request.onerror = () => end('the upload failed')
    request.onabort = () => end('the upload was given up')
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    heard()
    request.send(body)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
