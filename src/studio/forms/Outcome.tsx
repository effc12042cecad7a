import { Anchor, Select, Stack, Text, Title } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'wouter'
import type { Problem } from '../api/createContentApi.ts'
import { isObject } from '../definition/identity.ts'
import { funnelHref } from '../funnel/funnelHref.ts'
import { Failure } from '../parts/Failure.tsx'
import { builderWords } from '../words/builder.ts'
import { funnelWords } from '../words/funnel.ts'
import { FormPreview } from './FormPreview.tsx'
import { fieldsOf, nameOf } from './fieldEdits.ts'
import { OperationPanel } from './OperationPanel.tsx'
import type { usePreview } from './usePreview.ts'
import type { View } from './View.ts'

/** Where it is seen: the form itself, or one of those that are made of the fragment. */
export type Shown = {
  form: string | undefined
  forms: readonly string[]
  choose: (form: string) => void
}

type OutcomeProps = {
  view: View
  problems: readonly Problem[]
  preview: ReturnType<typeof usePreview>
  shown: Shown
  locale: string
  setLocale: (locale: string) => void
}

/** What comes of it: the form as it looks, and what it sends. */
export const Outcome = memo(
  function Outcome({ view: { form, current }, problems, preview, shown, locale, setLocale }: OutcomeProps) {
    const submit = isObject(form.submit) ? form.submit : {}
    const operation = String(submit.operation ?? preview.answer?.form?.submit.operation ?? '')
    return (
      <Stack gap="xs" className="part">
        <Title order={2} size="h5">
          {builderWords.preview.title}
        </Title>
        {form.kind === 'fragment' && shown.form !== undefined && (
          <Select
            size="xs"
            label={builderWords.preview.inForm}
            searchable
            allowDeselect={false}
            value={shown.form}
            data={shown.forms}
            onChange={(next) => next !== null && shown.choose(next)}
          />
        )}
        {shown.form === undefined ? (
          <Text size="sm">{builderWords.preview.unused}</Text>
        ) : preview.failure ? (
          <Failure error={preview.failure} again={preview.again} />
        ) : (
          <FormPreview
            preview={preview.answer}
            locale={locale}
            setLocale={setLocale}
            chosen={current === undefined ? undefined : nameOf(fieldsOf(form)[current])}
          />
        )}
        {shown.form !== undefined && (
          <>
            <Anchor component={Link} href={funnelHref(shown.form)} size="sm">
              {funnelWords.open}
            </Anchor>
            <Title order={2} size="h5" mt="md">
              {builderWords.operation.title}
            </Title>
            {operation !== '' && <Text size="sm">{operation}</Text>}
            <OperationPanel form={preview.answer?.form} operation={operation} problems={problems} />
          </>
        )}
      </Stack>
    )
  },
  (before, after) =>
    before.view === after.view &&
    before.problems === after.problems &&
    before.shown === after.shown &&
    before.preview.answer === after.preview.answer &&
    before.preview.failure === after.preview.failure &&
    before.locale === after.locale,
)
