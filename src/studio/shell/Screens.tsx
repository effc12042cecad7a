import { Route, Switch } from 'wouter'
import type { Member } from '../api/createContentApi.ts'
import { ChangesScreen } from '../changes/ChangesScreen.tsx'
import { DefinitionScreen } from '../definition/DefinitionScreen.tsx'
import { AuditScreen } from '../people/AuditScreen.tsx'
import { StaffScreen } from '../people/StaffScreen.tsx'
import { ReleasesScreen } from '../releases/ReleasesScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { keyOfAddress } from './keyOfAddress.ts'

/** Which screen an address shows. */
export function Screens({ member }: { member: Member }) {
  const mayPublish = member.role !== 'editor'
  return (
    <Switch>
      <Route path="/changes">
        <ChangesScreen mayPublish={mayPublish} />
      </Route>
      <Route path="/releases">
        <ReleasesScreen mayPublish={mayPublish} />
      </Route>
      <Route path="/audit">
        <AuditScreen />
      </Route>
      {member.role === 'admin' && (
        <Route path="/staff">
          <StaffScreen />
        </Route>
      )}
      <Route path="/definitions/*">
        {({ '*': rest }) => {
          const key = keyOfAddress(`/definitions/${rest}`)
          return key ? <DefinitionScreen key={key} name={key} /> : <HomeScreen />
        }}
      </Route>
      <Route>
        <HomeScreen />
      </Route>
    </Switch>
  )
}
