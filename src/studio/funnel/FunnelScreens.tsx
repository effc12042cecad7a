import { FunnelScreen } from './FunnelScreen.tsx'
import { FunnelsScreen } from './FunnelsScreen.tsx'

/** How far visitors come in a form, or in all of them. */
export function FunnelScreens({ form }: { form?: string }) {
  return form === undefined ? <FunnelsScreen /> : <FunnelScreen key={form} form={form} />
}
