import type { Hosts } from '../http/createHosts.ts'
import { onHost } from '../http/onHost.ts'
import type { StreamSource } from '../http/stream/StreamSource.ts'
import type { LiveContent } from './LiveContent.ts'
import { releaseText } from './releaseText.ts'

/** Tells pages of each release as it goes live, and at once of the one that is where theirs is another. */
export function releaseSource(live: LiveContent, hosts: Hosts): StreamSource {
  return {
    open(request, { have }, outbox) {
      const host = hosts.idOf(request)
      const release = live.release()
      if (release && have !== String(release.id)) outbox.put(releaseText(onHost(release, host)), 'release')
      return live.subscribe((next) => outbox.put(releaseText(onHost(next, host)), 'release'))
    },
  }
}
