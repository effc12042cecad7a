export type ReleaseAnswer = { id: string; artefacts: Record<string, string> }

/** The live release. @throws Error where it cannot be had */
export async function readRelease(): Promise<ReleaseAnswer> {
  const answer = await fetch('/content/release', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`The live release answered ${answer.status}`)
  return (await answer.json()) as ReleaseAnswer
}
