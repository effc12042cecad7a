import { MantineProvider } from '@mantine/core'
import { Form } from '@rjsf/mantine'
import validator from '@rjsf/validator-ajv8'
import { drive } from '../driver.ts'
import { hasSetting, renderReact } from '../renderReact.tsx'
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'

const live = hasSetting('live')

drive(
  renderReact(({ schema }) => (
    <MantineProvider>
      <Form schema={schema} validator={validator} liveValidate={live} noHtml5Validate showErrorList={false} />
    </MantineProvider>
  )),
)
