import type { ReactNode } from 'react'
import type { FieldType } from '#generated/grammar/types.ts'
import type { WidgetProps } from './widgetProps.ts'
import { AmountWidget } from './widgets/AmountWidget.tsx'
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx'
import { CodeWidget } from './widgets/CodeWidget.tsx'
import { CountryWidget } from './widgets/CountryWidget.tsx'
import { DateWidget } from './widgets/DateWidget.tsx'
import { FileWidget } from './widgets/FileWidget.tsx'
import { InputWidget } from './widgets/InputWidget.tsx'
import { PasswordWidget } from './widgets/PasswordWidget.tsx'
import { PhoneWidget } from './widgets/PhoneWidget.tsx'
import { RadioWidget } from './widgets/RadioWidget.tsx'
import { RegionWidget } from './widgets/RegionWidget.tsx'
import { SelectWidget } from './widgets/SelectWidget.tsx'
import { TextareaWidget } from './widgets/TextareaWidget.tsx'

/** Where the label of a field stands: above its one control, as the legend of several, or drawn by the widget. */
export type LabelPlace = 'above' | 'legend' | 'own'

export type WidgetEntry = { Widget: (props: WidgetProps) => ReactNode; label: LabelPlace }

/** The widget of each field type. */
export const widgetRegistry = {
  input: { Widget: InputWidget, label: 'above' },
  password: { Widget: PasswordWidget, label: 'above' },
  date: { Widget: DateWidget, label: 'above' },
  select: { Widget: SelectWidget, label: 'above' },
  country_code: { Widget: CountryWidget, label: 'above' },
  region: { Widget: RegionWidget, label: 'above' },
  phone: { Widget: PhoneWidget, label: 'above' },
  checkbox: { Widget: CheckboxWidget, label: 'own' },
  radio: { Widget: RadioWidget, label: 'legend' },
  code: { Widget: CodeWidget, label: 'above' },
  textarea: { Widget: TextareaWidget, label: 'above' },
  file: { Widget: FileWidget, label: 'above' },
  amount: { Widget: AmountWidget, label: 'above' },
} satisfies Record<FieldType, WidgetEntry>

/** The widget of a type that came with data: undefined for a word that this version does not know. */
export function findWidget(type: string): WidgetEntry | undefined {
  return Object.hasOwn(widgetRegistry, type) ? widgetRegistry[type as FieldType] : undefined
}
