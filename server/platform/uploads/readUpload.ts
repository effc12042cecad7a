import type { Readable } from 'node:stream'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { hasControl } from '../../http/controlCharacters.ts'
import { invalidParameters, invalidRequest } from '../shared/errors.ts'
import { leastRate, watchRate } from './leastRate.ts'
import { largestFile, Upload } from './Upload.ts'

/**
 * Reads a multipart body as it streams in, and stops at the first thing that is too much: it takes one file and few
 * short fields.
 * @param fileFields names of the fields that are files
 * @throws PlatformError InvalidParameterException or InvalidRequestException; what is left of the body is let go
 */
export function readUpload(
  body: Readable,
  contentType: string,
  fileFields: readonly string[],
  least = leastRate,
): Promise<Upload> {
  const parser = openParser(contentType)
  return new Promise((resolve, reject) => {
    const upload = new Upload()
    let isOver = false
    const fail = (error: Error) => {
      if (isOver) return
      isOver = true
      endWatch()
      body.unpipe(parser)
      body.resume()
      reject(error)
    }
    const refuse = (field: string, code: string, params?: Record<string, unknown>) =>
      fail(invalidParameters({ [field.slice(0, 100)]: [{ code, ...(params && { params }) }] }))
    const endWatch = watchRate(body, () => fail(invalidRequest('The file comes too slowly', 408)), least)
    const malformed = () => fail(invalidRequest('The multipart body is malformed'))

    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) refuse(name, 'max_length')
      else if (hasControl(value)) refuse(name, 'characters')
      else if (fileFields.includes(name)) refuse(name, 'file_empty')
      else upload.fields.set(name, value)
    })
    parser.on('file', (name: string, file: BusboyFileStream, fileName: string | undefined) => {
      const parts: Buffer[] = []
      file.on('error', malformed)
      if (!fileFields.includes(name)) {
        file.resume()
        return refuse(name, 'unknown')
      }
      file.on('data', (part: Buffer) => {
        if (!isOver) parts.push(part)
      })
      file.on('limit', () => refuse(name, 'file_size', { bytes: largestFile }))
      file.on('end', () => {
        upload.fields.set(name, (fileName ?? '').replaceAll('\0', '').slice(0, 300))
        upload.files.set(name, { name: fileName ?? '', bytes: Buffer.concat(parts) })
      })
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) {
      parser.on(limit, () => fail(invalidRequest('The body holds more than one file and its fields')))
    }
    parser.on('error', malformed)
    parser.on('finish', () => {
      if (!isOver) resolve(upload)
      isOver = true
      endWatch()
    })
    body.on('error', malformed)
    body.on('close', () => {
      if (!body.readableEnded) malformed()
    })
    body.pipe(parser)
  })
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fileSize: largestFile,
        files: 1,
        fields: 10,
        parts: 11,
        fieldNameSize: 100,
        fieldSize: 1000,
        headerPairs: 20,
      },
    })
  } catch {
    throw invalidRequest('The multipart body has no boundary')
  }
}
