/** Words of the library of pictures and sounds. */
export const mediaWords = {
  title: 'Media',
  heading: 'Pictures and sounds',
  sound: 'Sound',
  intro:
    'Use them on pages, in popups, campaigns and elsewhere. Changes to a file, crop or text apply everywhere once published.',
  drop: 'Drop pictures or sounds here, or browse',
  dropOne: 'Drop a picture here, or browse',
  dropHint: (bytes: number) =>
    `PNG, JPEG, WebP, AVIF, GIF, ICO or SVG, up to ${Math.round(bytes / 1024 / 1024)} MB each; MP3, WAV or Ogg, up to 1 MB`,
  noPicture: 'Not a PNG, JPEG, WebP, AVIF, GIF, ICO or SVG picture, nor an MP3, WAV or Ogg sound',
  tooLarge: (bytes: number) => `Files can be up to ${Math.round(bytes / 1024 / 1024)} MB`,
  onlyOne: 'Only one file is allowed',
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: (name: string) => `${name} is uploaded as a draft`,
  known: (name: string) => `${name} is already in the library`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  filter: 'Search pictures',
  empty: 'No pictures yet. Drop one above.',
  nothing: 'No results.',
  showAll: 'Show all',
  unused: (count: number) => `Only unused (${count})`,
  deleteUnused: (count: number) => (count === 1 ? 'Delete it' : `Delete all ${count}`),
  askUnused: (names: readonly string[]) =>
    `Nothing uses ${names.join(', ')}. Players will see no change; files stay until you remove them below.`,
  deleted: (count: number) =>
    `${count === 1 ? 'One picture is' : `${count} pictures are`} deleted as drafts: publish to apply`,
  room: (used: string, quota: string) => `Files take ${used} of ${quota}.`,
  // What is small is not nothing.
  megabytes: (bytes: number) =>
    `${Math.max(bytes / 1024 / 1024, bytes > 0 ? 0.1 : 0).toLocaleString('en', { maximumFractionDigits: 1 })} MB`,
  leftOver: 'Unused files',
  leftOverHint:
    'They are kept for rolling back. Removing them frees space, but you can no longer roll back to releases that use them.',
  neverShown: 'No release uses it',
  shownBy: ({ total, first, last }: { total: number; first?: number; last?: number }) =>
    total === 1 ? `Release ${last} uses it` : `${total} releases use it, from ${first} to ${last}`,
  removeFile: 'Remove',
  removeNamed: (size: string) => `Remove the file of ${size}`,
  askRemove: ({ total, first, last }: { total: number; first?: number; last?: number }) =>
    total === 0
      ? 'No release uses this file. This cannot be undone.'
      : total === 1
        ? `You can no longer roll back to release ${last}. This cannot be undone.`
        : `You can no longer roll back to the ${total} releases from ${first} to ${last} that use it. This cannot be undone.`,
  removed: 'The file is removed',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  picker: 'Choose a picture',
  choose: 'Choose …',
  library: 'Library',
  ofSite: 'Site files',
  tab: 'Picture',
  name: 'Name',
  nameHint: 'Internal; players never see it.',
  alt: 'Alt text',
  altHint: 'Read by screen readers, unless a definition sets its own. Leave empty for decoration.',
  file: 'File',
  replace: 'Replace the file …',
  replaced: 'Save and publish to replace it everywhere.',
  playsSound: 'Players hear it as it was uploaded.',
  crop: 'Crop',
  cropHint: 'Draw an area, or move its edges with the arrow keys. The file itself is not changed.',
  cropNone: 'SVG pictures cannot be cropped.',
  cropStill: 'A cropped picture is no longer animated.',
  shape: 'Shape',
  shapes: { free: 'Any', '16:9': '16:9', '3:2': '3:2', '1:1': '1:1', '2:3': '2:3' },
  whole: 'Reset crop',
  edges: { x: 'Left', y: 'Top', width: 'Width', height: 'Height' },
  focus: 'Focal point',
  focusHint: 'Click, or move the point with the arrow keys. Other shapes are cropped around it.',
  focusPoint: (x: number, y: number) => `Point: ${x} % from the left, ${y} % from the top`,
  focusNone: 'Centre',
  seen: { wide: 'Wide', square: 'Square', tall: 'Tall' },
  notJson: (line: number) => `Invalid JSON in line ${line}: fix it first.`,
} as const
