import type { BlockView } from '#renderers/pages/BlockView.ts'
import { useHostVersion } from '#renderers/useHostVersion.ts'

/** Events to bet on, one beside the other. */
export function SportsRow({ props, host, scope }: BlockView<'sports-row'>) {
  useHostVersion(host)
  return <h2>{host.t(props.title, scope)}</h2>
}
