import type { StreamSource } from '../http/stream/StreamSource.ts'
import type { LiveContent } from './LiveContent.ts'
import { releaseText } from './releaseText.ts'

/** Tells pages of each release as it goes live, and at once of the one that is where theirs is another. */
export function releaseSource(live: LiveContent): StreamSource {
  return {
    open(_request, { have }, outbox) {
      const release = live.release()
      if (release && have !== String(release.id)) outbox.put(releaseText(release), 'release')
      return live.subscribe((next) => outbox.put(releaseText(next), 'release'))
    },
  }
}
