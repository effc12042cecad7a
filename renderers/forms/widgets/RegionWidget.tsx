import type { WidgetProps } from '../widgetProps.ts'
import { SelectWidget } from './SelectWidget.tsx'

/** A region of the chosen country; its options are named by the definition for each country. */
export function RegionWidget(props: WidgetProps) {
  return <SelectWidget {...props} />
}
