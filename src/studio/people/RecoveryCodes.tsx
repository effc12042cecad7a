import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Dialog } from '../parts/Dialog.tsx'
import { peopleWords } from '../words/people.ts'

const { recovery } = peopleWords

/** Codes that are shown this once. */
export function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  return (
    <Dialog title={recovery.title}>
      <Stack>
        <Text>{recovery.lead}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {codes.map((code) => (
            <li key={code}>
              <Code fz="sm">{code}</Code>
            </li>
          ))}
        </SimpleGrid>
        <Group>
          <Button onClick={close}>{recovery.kept}</Button>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? recovery.copied : recovery.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
