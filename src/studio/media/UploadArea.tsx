import '@mantine/dropzone/styles.layer.css'
import { Alert, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { mediaExtensions } from '#schemas/runtime/mediaExtensions.ts'
import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { words } from '../words/en.ts'
import { mediaWords } from '../words/media.ts'
import type { Upload } from './useUploads.ts'

const accepted = (kind: 'image' | 'audio') =>
  Object.fromEntries(
    Object.entries(mediaExtensions)
      .filter(([type]) => type.startsWith(kind))
      .map(([type, endings]) => [type, endings.map((one) => `.${one}`)]),
  )
const pictures = accepted('image')
/** Some systems call a WAV so, and any Ogg a film. */
const sounds = { ...accepted('audio'), 'audio/x-wav': [], 'application/ogg': [], 'video/ogg': [] }

type UploadAreaProps = {
  uploads: readonly Upload[]
  upload: (files: File[]) => void
  forget: (number: number) => void
  /** Says of a file why it is not sent at all. */
  refuse: (name: string, why: string) => void
  multiple?: boolean
  /** Everything if left out. */
  takes?: 'pictures'
}

/** Where pictures are dropped or chosen, with what becomes of them. */
export function UploadArea({ uploads, upload, forget, refuse, multiple = true, takes }: UploadAreaProps) {
  const label = multiple ? mediaWords.drop : mediaWords.dropOne
  return (
    <Stack gap="xs">
      <Dropzone
        accept={takes ? pictures : { ...pictures, ...sounds }}
        maxSize={mediaLimits.bytes}
        multiple={multiple}
        onDrop={upload}
        onReject={(refused) => {
          for (const { file, errors } of refused)
            refuse(file.name, wordsOf(errors.map(({ code }) => String(code))))
        }}
        inputProps={{ 'aria-label': label }}
        aria-label={label}
      >
        <Text ta="center">{label}</Text>
        <Text ta="center" size="sm" c="dimmed">
          {mediaWords.dropHint(mediaLimits.bytes)}
        </Text>
      </Dropzone>
      {uploads.map(({ number, name, share, failure }) =>
        failure === undefined ? (
          <div key={number}>
            <Text size="sm">{mediaWords.uploading(name)}</Text>
            <Progress value={share * 100} animated aria-label={mediaWords.uploading(name)} />
          </div>
        ) : (
          <Alert
            key={number}
            color="red"
            role="alert"
            withCloseButton
            closeButtonLabel={words.close}
            onClose={() => forget(number)}
          >
            {mediaWords.refused(name, failure)}
          </Alert>
        ),
      )}
    </Stack>
  )
}

/** @param codes of `react-dropzone` */
function wordsOf(codes: readonly string[]): string {
  if (codes.includes('file-invalid-type')) return mediaWords.noPicture
  return codes.includes('file-too-large') ? mediaWords.tooLarge(mediaLimits.bytes) : mediaWords.onlyOne
}
