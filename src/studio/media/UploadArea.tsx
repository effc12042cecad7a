import '@mantine/dropzone/styles.layer.css'
import { Alert, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { mediaLimits } from '#schemas/runtime/mediaLimits.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { tellFailure } from '../parts/tell.ts'
import { words } from '../words/en.ts'
import { mediaWords } from '../words/media.ts'
import type { Upload } from './useUploads.ts'

const accept = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']

type UploadAreaProps = {
  uploads: readonly Upload[]
  upload: (files: File[]) => void
  forget: (number: number) => void
  multiple?: boolean
}

/** Where pictures are dropped or chosen, with what becomes of them. */
export function UploadArea({ uploads, upload, forget, multiple = true }: UploadAreaProps) {
  const label = multiple ? mediaWords.drop : mediaWords.dropOne
  return (
    <Stack gap="xs">
      <Dropzone
        accept={accept}
        maxSize={mediaLimits.bytes}
        multiple={multiple}
        onDrop={upload}
        onReject={(refused) => {
          for (const { file } of refused)
            tellFailure(
              new StudioFailure(415, { error: { type: 'Chosen', message: mediaWords.notTaken(file.name) } }),
            )
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
