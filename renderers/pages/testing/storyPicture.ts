/** A plain blue picture, twice as wide as high. */
export const storyPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"%3E%3Cpath fill="%23264a6e" d="M0 0h4v2H0z"/%3E%3C/svg%3E'
