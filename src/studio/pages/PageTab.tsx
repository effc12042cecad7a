import './pages.css'
import { useEffect, useState } from 'react'
import type { Problem } from '../api/createContentApi.ts'
import type { StudioDocument } from '../definition/createDocument.ts'
import { GoneAddresses } from '../redirects/GoneAddresses.tsx'
import { PageBuilder, type Place } from './PageBuilder.tsx'
import { useCanvas } from './useCanvas.ts'

type PageTabProps = {
  document: StudioDocument
  name: string
  text: string
  edition: number
  problems: readonly Problem[]
  /** A place that somebody asked to be led to. */
  place: Place | undefined
  /** Gets what the gate says of it as it is typed. */
  judged: (problems: readonly Problem[]) => void
}

/** The builder of what is made of blocks, entries or routes, with what the server makes of it each time that typing pauses. */
export function PageTab({ name, judged, ...props }: PageTabProps) {
  const [locale, setLocale] = useState('en')
  const canvas = useCanvas(name, props.text, locale)
  const { answer } = canvas
  useEffect(() => {
    if (answer) judged(answer.problems)
  }, [answer, judged])
  return (
    <>
      {name === 'routes/main' && <GoneAddresses text={props.text} history={props.document.history} />}
      <PageBuilder {...props} name={name} locale={locale} setLocale={setLocale} canvas={canvas} />
    </>
  )
}
