import { Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import type { Member } from '../api/createContentApi.ts'
import { ChangesScreen } from '../changes/ChangesScreen.tsx'
import { AuditScreen } from '../people/AuditScreen.tsx'
import { StaffScreen } from '../people/StaffScreen.tsx'
import { ReleasesScreen } from '../releases/ReleasesScreen.tsx'
import { words } from '../words/en.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { keyOfAddress } from './keyOfAddress.ts'

/** Editor and compiler are most of the studio; who comes first sees the tree before they are there. */
const DefinitionScreen = lazy(async () => ({
  default: (await import('../definition/DefinitionScreen.tsx')).DefinitionScreen,
}))

const AccountScreen = lazy(async () => ({
  default: (await import('../people/AccountScreen.tsx')).AccountScreen,
}))

const PreviewScreen = lazy(async () => ({
  default: (await import('../preview/PreviewScreen.tsx')).PreviewScreen,
}))

/** With what takes dropped files in. */
const MediaScreen = lazy(async () => ({ default: (await import('../media/MediaScreen.tsx')).MediaScreen }))

/** With the compiler of messages. */
const TranslationsScreen = lazy(async () => ({
  default: (await import('../texts/TranslationsScreen.tsx')).TranslationsScreen,
}))

const FunnelScreens = lazy(async () => ({
  default: (await import('../funnel/FunnelScreens.tsx')).FunnelScreens,
}))

const SportsScreen = lazy(async () => ({
  default: (await import('../sports/SportsScreen.tsx')).SportsScreen,
}))

/** Which screen an address shows. */
export function Screens({ member }: { member: Member }) {
  const mayPublish = member.role !== 'editor'
  return (
    <Switch>
      <Route path="/changes">
        <ChangesScreen mayPublish={mayPublish} />
      </Route>
      <Route path="/preview">
        <Suspense fallback={<Loader aria-label={words.loading} />}>
          <PreviewScreen />
        </Suspense>
      </Route>
      <Route path="/releases">
        <ReleasesScreen mayPublish={mayPublish} />
      </Route>
      <Route path="/media">
        <Suspense fallback={<Loader aria-label={words.loading} />}>
          <MediaScreen />
        </Suspense>
      </Route>
      <Route path="/translations">
        <Suspense fallback={<Loader aria-label={words.loading} />}>
          <TranslationsScreen />
        </Suspense>
      </Route>
      <Route path="/account">
        <Suspense fallback={<Loader aria-label={words.loading} />}>
          <AccountScreen />
        </Suspense>
      </Route>
      <Route path="/funnel/:form?">
        {({ form }) => (
          <Suspense fallback={<Loader aria-label={words.loading} />}>
            <FunnelScreens
              mayPublish={mayPublish}
              {...(form !== undefined && { form: decodeURIComponent(form) })}
            />
          </Suspense>
        )}
      </Route>
      {mayPublish && (
        <Route path="/sports">
          <Suspense fallback={<Loader aria-label={words.loading} />}>
            <SportsScreen isAdmin={member.role === 'admin'} email={member.email} />
          </Suspense>
        </Route>
      )}
      <Route path="/audit">
        <AuditScreen isWhole={member.role === 'admin'} />
      </Route>
      {member.role === 'admin' && (
        <Route path="/staff">
          <StaffScreen />
        </Route>
      )}
      <Route path="/definitions/*">
        {({ '*': rest }) => {
          const key = keyOfAddress(`/definitions/${rest}`)
          if (!key) return <HomeScreen mayPublish={mayPublish} />
          return (
            <Suspense fallback={<Loader aria-label={words.loading} />}>
              <DefinitionScreen key={key} name={key} />
            </Suspense>
          )
        }}
      </Route>
      <Route>
        <HomeScreen mayPublish={mayPublish} />
      </Route>
    </Switch>
  )
}
