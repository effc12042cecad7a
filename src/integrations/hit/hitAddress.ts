/** Begins the names and values by which partners follow where visitors come from. */
const mark = 'td_'
/** Characters of one value, and of the whole address: proxies refuse what is longer. */
const most = { value: 200, address: 6000 }

/**
 * The address of the image by which a page says that somebody came (product document, section 7: hit tracking): the page
 * before, the original query, and what of it begins with td_ as one object.
 * @param search with its question mark, or empty
 * @param referrer page before, or empty
 * @param session what the device says of itself
 */
export function hitAddress(search: string, referrer: string, session?: string): string {
  const track: Record<string, string> = {}
  const hit = new URLSearchParams()
  if (referrer) hit.set('referer', cut(referrer))
  const original: [string, string][] = []
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith(mark)) track[name.slice(mark.length)] = cut(value)
    else if (name === 'track_id' && value.startsWith(mark)) track.id = cut(value.slice(mark.length))
    else original.push([name, cut(value)])
  }
  if (Object.keys(track).length > 0) hit.set('track_id', JSON.stringify(track))
  // What an address may hold goes to what is counted first; the device may speak as long as it must.
  for (const [name, value] of original) {
    const isFree = !hit.has(name) && !own.includes(name)
    if (isFree && `${hit}`.length + name.length + value.length < most.address) hit.set(name, value)
  }
  if (session) hit.set('seon_session', session)
  return `/hit?${hit}`
}

/** Names that mean something to the platform. */
const own = ['referer', 'track_id', 'seon_session']

const cut = (text: string) => text.slice(0, most.value)
