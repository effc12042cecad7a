import './pages.css'
import { useEffect, useState } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import { PageBuilder } from './PageBuilder.tsx'
import { useVerdict } from './useVerdict.ts'

type PageTabProps = {
  document: StudioDocument
  name: string
  text: string
  edition: number
  problems: readonly Problem[]
  /** Gets what the gate says of it as it is typed. */
  judged: (problems: readonly Problem[]) => void
}

/** The builder of what is made of blocks or entries, with what the gate says each time that typing pauses. */
export function PageTab({ name, judged, ...props }: PageTabProps) {
  const [locale] = useState('en')
  const { answer, again } = useVerdict(name, props.text)
  useEffect(() => {
    if (answer) judged(answer)
  }, [answer, judged])
  return <PageBuilder {...props} locale={locale} textSaved={again} />
}
