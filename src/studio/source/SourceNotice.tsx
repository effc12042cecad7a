import { Alert, Anchor, List, Text } from '@mantine/core'
import { Link } from 'wouter'
import { hrefOf } from '../parts/hrefOf.ts'
import { moment } from '../parts/moment.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { sourceWords } from '../words/source.ts'

/** Findings that are shown at once. */
const most = 20

/** How it stands with the CMS that definitions come from, where there is one. */
export function SourceNotice() {
  const studio = useStudio()
  const { definitions } = useStudioState()
  const known = new Set(definitions?.map(({ key }) => key))
  // Asked anew whenever anything was done.
  const { answer: source } = useAsked(
    `source ${definitions
      ?.map(({ saved_at }) => saved_at)
      .toSorted()
      .at(-1)}`,
    () => studio.withSession(() => studio.api.source()),
  )
  if (!source) return null
  const { name, state, failure, problems, fallbacks, taken_at } = source
  return (
    <>
      {failure !== undefined && (
        <Alert color="orange" role="alert" title={sourceWords.unread(name)}>
          {failure}
        </Alert>
      )}
      {(state === 'refused' || state === 'invalid') && (
        <Alert color="red" role="alert" title={sourceWords.refused(name)}>
          <Text size="sm">{sourceWords.stays}</Text>
          <List spacing="xs">
            {problems.slice(0, most).map(({ definition, pointer, code, message, hint, url }) => (
              <List.Item key={`${definition} ${pointer} ${code} ${message}`}>
                {known.has(definition) ? (
                  <Anchor component={Link} href={`${hrefOf(definition)}#${encodeURIComponent(pointer)}`}>
                    {definition}
                  </Anchor>
                ) : (
                  definition
                )}{' '}
                {message} {hint}{' '}
                {url && (
                  <Anchor href={url} target="_blank" rel="noreferrer">
                    {sourceWords.change(name)}
                  </Anchor>
                )}
              </List.Item>
            ))}
          </List>
          {problems.length > most && <Text size="sm">{sourceWords.more(problems.length - most)}</Text>}
        </Alert>
      )}
      {state === 'live' && taken_at && <Text size="sm">{sourceWords.standing(name, moment(taken_at))}</Text>}
      {fallbacks.length > 0 && <Text size="sm">{sourceWords.fallbacks(name, fallbacks)}</Text>}
    </>
  )
}
