import sumsub from '@sumsub/websdk'
import type { OpenWidget } from './Widget.ts'

/** The published widget of Sumsub, in a frame of its own. */
export const openSumsub: OpenWidget = (
  element,
  { right, locale, scheme, title, renew, onSubmitted, onExpired },
) => {
  const widget = sumsub
    .init(right.token, () =>
      renew().catch((error: unknown) => {
        onExpired()
        throw error
      }),
    )
    .withConf({ lang: locale.split('-')[0] ?? 'en', theme: scheme })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onApplicantSubmitted', onSubmitted)
    .on('idCheck.onApplicantResubmitted', onSubmitted)
    .build()
  widget.launch(element)
  element.querySelector('iframe')?.setAttribute('title', title)
  return () => widget.destroy()
}
