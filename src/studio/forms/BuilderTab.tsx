import { useEffect, useMemo, useState } from 'react'
import type { JsonObject } from '../definition/identity.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import type { TabProps } from '../definition/TabProps.ts'
import { formsOf } from '../funnel/writtenFields.ts'
import { useFreshSite } from '../stores/useSite.ts'
import { FormBuilder } from './FormBuilder.tsx'
import { usePreview } from './usePreview.ts'

/** The builder of a form, or of a fragment of fields, with what the server makes of it each time that typing pauses. */
export function BuilderTab({ document, name, text, edition, problems, judged }: TabProps) {
  const [locale, setLocale] = useState('en')
  const [chosen, choose] = useState<string>()
  const forms = useForms(name, text)
  const form = chosen !== undefined && forms.includes(chosen) ? chosen : forms[0]
  const preview = usePreview(name, text, locale, form === undefined ? name : `form/${form}`)
  const { answer } = preview
  useEffect(() => {
    if (answer) judged(answer.problems.filter(({ definition }) => definition === name))
  }, [answer, judged, name])
  const shown = useMemo(() => ({ form, forms, choose }), [form, forms])
  return (
    <FormBuilder
      document={document}
      name={name}
      text={text}
      edition={edition}
      problems={problems}
      preview={preview}
      shown={shown}
      locale={locale}
      setLocale={setLocale}
    />
  )
}

/** Forms in which it can be seen: itself, or those that are made of the fragment. */
function useForms(name: string, text: string): readonly string[] {
  const site = useFreshSite()
  const version = site.version()
  const isForm = name.startsWith('form/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site says changes with its version
  const found = useMemo(() => {
    if (isForm) return name.slice('form/'.length)
    const parsed = parseDefinition(text)
    return 'definition' in parsed ? formsOf(parsed.definition as JsonObject, site).join(' ') : ''
  }, [isForm, name, text, site, version])
  // The same as long as the same forms are made of it.
  return useMemo(() => found.split(' ').filter((form) => form !== ''), [found])
}
