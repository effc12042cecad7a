import type { components } from '#generated/contentApi.ts'
import { StudioFailure } from './StudioFailure.ts'

export type MediaFile = components['schemas']['MediaFile']

/**
 * Sends a file; by XMLHttpRequest, as nothing else tells how much has been sent.
 * @param sent is told the share that has been sent, from 0 to 1
 * @throws StudioFailure
 */
export function uploadFile(file: Blob, sent: (share: number) => void): Promise<MediaFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/content/media/files')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => sent(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) resolve(request.response as MediaFile)
      else reject(new StudioFailure(request.status, request.response ?? undefined))
    }
    request.onerror = () => reject(new StudioFailure(0))
    request.send(file)
  })
}
