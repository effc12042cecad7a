import type { WidgetProps } from '../widgetProps.ts'
import { SelectWidget } from './SelectWidget.tsx'

const itself = (country: string) => country

/** A country, named in the reader's language, its flag beside it. */
export function CountryWidget(props: WidgetProps) {
  return <SelectWidget {...props} countryOf={itself} />
}
