import { FunnelScreen } from './FunnelScreen.tsx'
import { FunnelsScreen } from './FunnelsScreen.tsx'

/** How far visitors come in a form, or in all of them. */
export function FunnelScreens({ form, mayPublish }: { form?: string; mayPublish: boolean }) {
  return form === undefined ? (
    <FunnelsScreen />
  ) : (
    <FunnelScreen key={form} form={form} mayPublish={mayPublish} />
  )
}
