import { resolveValue } from '#schemas/runtime/bindings.ts'
import { lazyPart } from '../../../lazyPart.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import classes from './QrCodeBlock.module.css'

/** Few pages have one: what draws it is a chunk of its own. */
const useQrPicture = lazyPart(async () => (await import('./qr/QrPicture.tsx')).QrPicture)

/** Addresses that apps of this device open and that run nothing here. */
const opened = /^(otpauth|bitcoin|ethereum|https):/
/** What a code holds at the level of correction that it is drawn with (ISO/IEC 18004, table 7). */
const mostBytes = 2900

/** A code for the camera of another device, and a link for this one. */
export function QrCodeBlock({ props, host, scope }: BlockView<'qr-code'>) {
  const QrPicture = useQrPicture(true, () => undefined)
  const text = String(resolveValue(props.value, scopeFacts(host, scope)) ?? '')
  if (text === '' || new TextEncoder().encode(text).length > mostBytes) return null
  return (
    <div className={classes.code}>
      <div className={classes.picture}>
        {QrPicture && <QrPicture text={text} label={host.t(props.label, scope)} />}
      </div>
      {props.open && opened.test(text) && (
        <a className={classes.link} href={text}>
          {host.t(props.open, scope)}
        </a>
      )}
    </div>
  )
}
