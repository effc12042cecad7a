import type { KnownText } from '../../../../host.ts'

/** Message keys of the codes that files are refused with. */
export const fileErrors: Readonly<Record<string, KnownText | undefined>> = {
  file_type: 'page.upload.error.file_type',
  file_size: 'page.upload.error.file_size',
  file_empty: 'page.upload.error.file_empty',
  file_broken: 'page.upload.error.file_broken',
  file_dimensions: 'page.upload.error.file_dimensions',
  file_active: 'page.upload.error.file_active',
}
