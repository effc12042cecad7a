import { useEffect, useState } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import { FormBuilder } from './FormBuilder.tsx'
import { usePreview } from './usePreview.ts'

type BuilderTabProps = {
  document: StudioDocument
  name: string
  text: string
  edition: number
  problems: readonly Problem[]
  /** Gets what the gate says of the form as it is typed. */
  judged: (problems: readonly Problem[]) => void
}

/** The builder of a form, with what the server makes of it each time that typing pauses. */
export function BuilderTab({ document, name, text, edition, problems, judged }: BuilderTabProps) {
  const [locale, setLocale] = useState('en')
  const preview = usePreview(name, text, locale)
  const { answer } = preview
  useEffect(() => {
    if (answer) judged(answer.problems.filter(({ definition }) => definition === name))
  }, [answer, judged, name])
  return (
    <FormBuilder
      document={document}
      text={text}
      edition={edition}
      problems={problems}
      preview={preview}
      locale={locale}
      setLocale={setLocale}
    />
  )
}
