/** The name of a preview opens it for whoever reads it. */
const previewName = /^(\/preview\/|\/content\/previews\/)[^/?]+/

/** A request as the log has it: its path without the query, which may hold a code or an address, and without what opens something. */
export function requestLog({ method, url, ip }: { method: string; url: string; ip?: string }) {
  return { method, path: url.split('?', 1)[0]?.replace(previewName, '$1…'), ip }
}
