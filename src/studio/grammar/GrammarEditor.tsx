import './grammar.css'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { useContext, useMemo, useRef } from 'react'
import { FormRenderer } from '#renderers/forms/FormRenderer.tsx'
import { builderWords } from '../words/builder.ts'
import { createFormHost, emptyFacts } from './createFormHost.ts'
import type { GrammarEditorProps } from './editorProps.ts'
import { grammarForm, type Special } from './grammarForm.ts'
import { SiteBox } from './SiteBox.tsx'
import { SpecialEditor } from './SpecialEditor.tsx'
import { isFirst } from './specialName.ts'
import { ParamsContext, UseParam } from './UseParam.tsx'

const i18n = setupI18n()
i18n.setMessagesCompiler(compileMessage)
i18n.loadAndActivate({ locale: 'en', messages: builderWords.form })

/** Edits what a part of the grammar describes, by a form of the site's own language that is made of it. */
export function GrammarEditor({ of, value, change, edition, only, fields }: GrammarEditorProps) {
  const made = useMemo(() => grammarForm(of, value, builderWords, only), [of, value, only])
  // What the form is made of seldom changes, and a form that is the same is not drawn anew.
  const form = useStable(made.form)
  const latest = useRef({ made, value, change })
  latest.current = { made, value, change }

  const texts = useStable(made.texts)
  const host = useMemo(
    () =>
      createFormHost({
        locale: 'en',
        facts: emptyFacts,
        say: (key, args) => texts[key] ?? (key in builderWords.form ? i18n._(key, args) : fallback(key)),
        run: (scope) => {
          const { made, value, change } = latest.current
          const next = made.write(value, (scope?.data ?? {}) as Record<string, unknown>)
          if (next !== value) change(next)
        },
      }),
    [texts],
  )
  // In the description of a fragment its parameters stand for nothing.
  const mayUseParams = useContext(ParamsContext) && of !== 'fragment.json'
  const part = (special: Special) => (
    <div key={`${edition} ${special.path.join('/')}`} data-field={special.path.join('_')}>
      <SpecialEditor
        Editor={GrammarEditor}
        special={special}
        value={value}
        change={change}
        edition={edition}
        fields={fields}
      />
    </div>
  )
  return (
    <ParamsContext value={mayUseParams}>
      {made.specials.filter(({ editor }) => isFirst(editor)).map(part)}
      {form.order.length > 0 && (
        <div className="grammar-form">
          <SiteBox>
            <FormRenderer key={edition} form={form} host={host} values={made.values} />
          </SiteBox>
        </div>
      )}
      {made.specials.filter(({ editor }) => !isFirst(editor)).map(part)}
      <UseParam made={made} value={value} change={change} />
    </ParamsContext>
  )
}

const fallback = (key: string): string =>
  key.startsWith('code.') ? builderWords.form['code.other'] : (key.split('.').at(-1) ?? key)

/** The object of before while the next one says the same. */
function useStable<Value>(next: Value): Value {
  const kept = useRef(next)
  if (JSON.stringify(kept.current) !== JSON.stringify(next)) kept.current = next
  return kept.current
}
