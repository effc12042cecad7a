/** Words of the library of pictures. */
export const mediaWords = {
  title: 'Media',
  heading: 'Pictures',
  intro:
    'What is here can be shown on pages, in popups, campaigns and wherever else a picture stands. Another file, crop or text is seen everywhere it is shown, once it is published.',
  drop: 'Drop pictures here, or press to choose them',
  dropOne: 'Drop a picture here, or press to choose one',
  dropHint: (bytes: number) =>
    `PNG, JPEG, WebP, AVIF, GIF or SVG, ${Math.round(bytes / 1024 / 1024)} MB at most each`,
  noPicture: 'This is no PNG, JPEG, WebP, AVIF, GIF or SVG picture',
  tooLarge: (bytes: number) => `A file may have ${Math.round(bytes / 1024 / 1024)} MB at most`,
  onlyOne: 'One file goes here',
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: (name: string) => `${name} is in the library, as a draft`,
  known: (name: string) => `${name} was in the library already`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  filter: 'Find a picture',
  empty: 'There are no pictures yet. Drop one above: it can be shown anywhere then.',
  nothing: 'No picture has that name.',
  showAll: 'Show all',
  unused: (count: number) => `Only what nothing shows (${count})`,
  deleteUnused: (count: number) => (count === 1 ? 'Delete it' : `Delete all ${count}`),
  askUnused: (names: readonly string[]) =>
    `Nothing shows ${names.join(', ')}. Players lose nothing once this is published; files stay until they are removed below.`,
  deleted: (count: number) =>
    `${count === 1 ? 'One picture is' : `${count} pictures are`} deleted, as drafts: publish it`,
  room: (used: string, quota: string) => `Files take ${used} of ${quota}.`,
  // What is small is not nothing.
  megabytes: (bytes: number) =>
    `${Math.max(bytes / 1024 / 1024, bytes > 0 ? 0.1 : 0).toLocaleString('en', { maximumFractionDigits: 1 })} MB`,
  leftOver: 'Files that no picture has any more',
  leftOverHint:
    'They are kept so that an earlier release can be live again as it was. Removed, they make room, and releases that show them cannot be gone back to.',
  neverShown: 'No release shows it',
  shownBy: ({ total, first, last }: { total: number; first?: number; last?: number }) =>
    total === 1 ? `Release ${last} shows it` : `${total} releases show it, from ${first} to ${last}`,
  removeFile: 'Remove',
  removeNamed: (size: string) => `Remove the file of ${size}`,
  askRemove: ({ total, first, last }: { total: number; first?: number; last?: number }) =>
    total === 0
      ? 'No release shows this file. It is gone for good.'
      : total === 1
        ? `Nobody can go back to release ${last} any more. The file is gone for good.`
        : `Nobody can go back any more to the ${total} releases from ${first} to ${last} that show it. The file is gone for good.`,
  removed: 'The file is gone',
  pixels: (width: number, height: number) => `${width} × ${height}`,
  picker: 'Choose a picture',
  choose: 'Choose …',
  library: 'Library',
  ofSite: "The site's own",
  tab: 'Picture',
  name: 'Name',
  nameHint: 'What you call it; players never see it.',
  alt: 'What it shows',
  altHint:
    'Read to those who do not see it, wherever a definition says nothing else. Leave it out for mere decoration.',
  file: 'File',
  replace: 'Replace the file …',
  replaced: 'Save it, and publish: it is then shown everywhere instead of the file of before.',
  crop: 'What is shown of it',
  cropHint: 'Draw a part, or move its edges with the arrow keys. The file itself stays whole.',
  cropNone: 'A drawing is shown whole.',
  cropStill: 'What is cut no longer moves.',
  shape: 'Shape',
  shapes: { free: 'Any', '16:9': '16:9', '3:2': '3:2', '1:1': '1:1', '2:3': '2:3' },
  whole: 'Show all of it',
  edges: { x: 'From the left', y: 'From above', width: 'Width', height: 'Height' },
  focus: 'What has to stay in sight',
  focusHint: 'Press on it, or move the point with the arrow keys. Places of other shapes are cut around it.',
  focusPoint: (x: number, y: number) => `Point: ${x} % from the left, ${y} % from above`,
  focusNone: 'In the middle',
  seen: { wide: 'On a wide place', square: 'On a square one', tall: 'On a tall one' },
  notJson: (line: number) => `The text is no JSON in line ${line}: mend it first.`,
} as const
