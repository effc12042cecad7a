const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Address of the flag by country (ISO 3166-1 alpha-2, upper case). */
export const flagUrls: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]),
)
