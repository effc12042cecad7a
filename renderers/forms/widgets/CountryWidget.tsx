import { useFieldValue } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { Flag } from './Flag.tsx'
import { SelectWidget } from './SelectWidget.tsx'

/** A country, named in the reader's language, its flag beside it. */
export function CountryWidget(props: WidgetProps) {
  const value = useFieldValue(props.name)
  return <SelectWidget {...props} lead={<Flag country={typeof value === 'string' ? value : ''} />} />
}
