import { useEffect, useId, useRef } from 'react'
import type { Text } from '#generated/grammar/types.ts'
import { localePrefix } from '../../pages/RichText.tsx'
import { plainText } from '../../plainText.ts'
import { useFormContext } from '../formContext.ts'

/** The words of a label, which may hold simple HTML. What cleans that is loaded only for labels with a tag in them. */
export function LabelText({ label }: { label: Text }) {
  const { host } = useFormContext()
  const text = host.t(label)
  return text.includes('<') ? <Marked key={text} html={text} /> : text
}

/**
 * Links open in windows of their own, so that what is typed stays; that they do describes them, and is no part of the name
 * that the label gives its control. Words alone until what cleans them is here, and where it cannot be had.
 */
function Marked({ html }: { html: string }) {
  const { host } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  const about = useId()
  const prefix = localePrefix(host)
  useEffect(() => {
    let isShown = true
    import('../../pages/cleanHtml.ts')
      .then(({ cleanHtml }) => {
        if (!isShown) return
        const words = cleanHtml(html, prefix)
        for (const link of words.querySelectorAll('a')) {
          link.target = '_blank'
          link.setAttribute('aria-describedby', about)
        }
        place.current?.replaceChildren(words)
      })
      .catch((error: unknown) => host.report(error, 'label'))
    return () => {
      isShown = false
    }
  }, [html, prefix, about, host])
  return (
    <>
      <span ref={place}>{plainText(html)}</span>
      <span id={about} hidden>
        {host.t('page.link.newWindow')}
      </span>
    </>
  )
}
