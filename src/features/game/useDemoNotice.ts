import { useEffect } from 'react'
import type { Host } from '#renderers/host.ts'

const key = 'demo_told'

/** Opens what says that a demo is played, once a visit. */
export function useDemoNotice(host: Host, popup: string | undefined, isDemo: boolean): void {
  useEffect(() => {
    if (popup === undefined || !isDemo || wasTold()) return
    void host.run([{ do: 'open', popup }])
  }, [host, popup, isDemo])
}

/** Browsers may refuse storage altogether; then it is told each time. */
function wasTold(): boolean {
  try {
    const was = sessionStorage.getItem(key) === '1'
    sessionStorage.setItem(key, '1')
    return was
  } catch {
    return false
  }
}
