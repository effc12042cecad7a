import { proxy } from 'valtio/vanilla'
import type {
  Colleagues,
  ContentApi,
  DefinitionSummary,
  FunnelAlarm,
  FunnelSummary,
  Member,
  Problem,
  Scheduled,
  SecondFactor,
} from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { makePasskey, signWithPasskey } from '../people/askPasskey.ts'
import { tellEndangered } from '../schedule/tellEndangered.ts'

export type StudioState = {
  /** Who is signed in; `unknown` until the server has said so. */
  member: Member | 'unknown' | 'nobody'
  /** The session ended while they worked; what they see stays, and they sign in over it. */
  isExpired: boolean
  /** Something dangerous waits until they have shown that it is them. */
  isProving: boolean
  /** Sorted by key; undefined until they are there. */
  definitions: DefinitionSummary[] | undefined
  /** What the gate would refuse if everything were published now. */
  problems: Problem[]
  /** Who else has the studio open, and where. */
  colleagues: Colleagues['items']
  /** Of all that staff have done, as it was when the definitions were read. */
  version: string | undefined
  /** What waits for its moment, and the last that ended. */
  scheduled: Scheduled[]
  /** How many visitors send each form. */
  funnels: FunnelSummary[]
  /** That fewer send one, and what became of it of late. */
  alarms: FunnelAlarm[]
  /** Why what is shown could not be read. */
  failure: StudioFailure | undefined
}

/** Something is due before anything else. */
const dueTypes: readonly string[] = ['PasswordChangeRequiredException', 'SecondFactorRequiredException']

/** What the studio knows, and what changes it. */
export function createStudio(api: ContentApi) {
  const state = proxy<StudioState>({
    member: 'unknown',
    isExpired: false,
    isProving: false,
    definitions: undefined,
    problems: [],
    scheduled: [],
    colleagues: [],
    version: undefined,
    funnels: [],
    alarms: [],
    failure: undefined,
  })
  let asked = 0
  let isScheduledRead = false
  /** What waits until somebody has shown that it is them. */
  let waiting: { goOn: () => void; giveUp: () => void }[] = []

  /** Reads anew what the site is made of. Problems come later: for them the whole site is compiled. */
  async function refresh(): Promise<void> {
    asked += 1
    const mine = asked
    try {
      const { items, version } = await withSession(() => api.definitions())
      if (mine !== asked) return
      Object.assign(state, { definitions: items, version, failure: undefined })
      void refreshScheduled()
      const { problems } = await withSession(() => api.drafts())
      if (mine === asked) state.problems = problems
    } catch (error) {
      if (mine === asked && error instanceof StudioFailure) state.failure = error
    }
  }

  /** Reads anew what happens by itself: what waits for its moment, and how many visitors send each form. */
  async function refreshScheduled(): Promise<void> {
    if (typeof state.member !== 'object' || state.isExpired) return
    try {
      const scheduled = await withSession(() => api.scheduled())
      tellEndangered(isScheduledRead ? state.scheduled : scheduled, scheduled)
      state.scheduled = scheduled
      isScheduledRead = true
      const { items: funnels, alarms } = await withSession(() => api.funnels())
      Object.assign(state, { funnels, alarms })
    } catch (error) {
      // What keeps it from being read keeps nobody from working.
      if (!(error instanceof StudioFailure)) throw error
    }
  }

  /**
   * Says where this window is, hears where others are, and reads anew what they have done. A word that is lost is said again
   * by the next one.
   */
  async function stand(tab: string, at: string | undefined): Promise<void> {
    if (typeof state.member !== 'object' || state.isExpired) return
    try {
      const { items, version } = await withSession(() => api.stand(tab, at))
      if (JSON.stringify(items) !== JSON.stringify(state.colleagues)) state.colleagues = items
      if (state.version !== undefined && version !== state.version) await refresh()
    } catch (error) {
      if (!(error instanceof StudioFailure)) throw error
    }
  }

  /**
   * Does something that needs a session; that there is none any more is told once, where all see it. What asks who they
   * are is done once they have shown it.
   */
  async function withSession<Answer>(step: () => Promise<Answer>): Promise<Answer> {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof StudioFailure)) throw error
      if (error.status === 401 && typeof state.member === 'object') state.isExpired = true
      if (dueTypes.includes(error.type)) state.member = await api.session()
      if (error.type !== 'ReauthenticationRequiredException') throw error
      await proof(error)
      return withSession(step)
    }
  }

  function proof(refusal: StudioFailure): Promise<void> {
    state.isProving = true
    return new Promise((resolve, reject) => {
      waiting.push({ goOn: resolve, giveUp: () => reject(refusal) })
    })
  }

  function endProof(isGiven: boolean): void {
    const ended = waiting
    waiting = []
    state.isProving = false
    for (const { goOn, giveUp } of ended) (isGiven ? goOn : giveUp)()
  }

  /** Whoever has something to do first is not shown what the site is made of. */
  async function enter(member: Member): Promise<void> {
    state.member = member
    if (!member.due?.length) await refresh()
  }

  return {
    api,
    state,
    refresh,
    refreshScheduled,
    stand,
    withSession,

    async start(): Promise<void> {
      try {
        await enter(await api.session())
      } catch (error) {
        state.member = 'nobody'
        if (error instanceof StudioFailure && error.status !== 401) state.failure = error
      }
    },

    /**
     * @returns with what to go on, where the password alone is not enough
     * @throws StudioFailure
     */
    async signIn(email: string, password: string, code?: string): Promise<SecondFactor[] | undefined> {
      const member = await api.signIn(email, password, code)
      if ('second_factor' in member) return member.second_factor
      Object.assign(state, { isExpired: false, failure: undefined })
      endProof(true)
      await enter(member)
      return undefined
    },

    /** @throws StudioFailure, NoPasskey */
    async signInByPasskey(): Promise<void> {
      const member = await api.signInByPasskey(await signWithPasskey(await api.passkeyRequest()))
      Object.assign(state, { isExpired: false, failure: undefined })
      endProof(true)
      await enter(member)
    },

    /** Takes an invitation, and signs in. @throws StudioFailure */
    async join(token: string, name: string, password: string): Promise<void> {
      await enter(await api.acceptInvitation(token, name, { password }))
    },

    /** @throws StudioFailure, NoPasskey */
    async joinByPasskey(token: string, name: string): Promise<void> {
      const credential = await makePasskey(await api.invitedPasskey(token, name))
      await enter(await api.acceptInvitation(token, name, { credential }))
    },

    /** Shows by a passkey that it is them who signed in. @throws StudioFailure, NoPasskey */
    async proveByPasskey(): Promise<void> {
      await api.proveByPasskey(await signWithPasskey(await api.proofRequest()))
      endProof(true)
    },

    /** Shows that it is them who signed in. @throws StudioFailure */
    async prove(password: string): Promise<void> {
      await api.prove(password)
      endProof(true)
    },

    /** Leaves what is dangerous undone. */
    giveUpProof: () => endProof(false),

    /** Reads anew who is signed in, and what is due. */
    async readMember(): Promise<void> {
      await enter(await withSession(() => api.session()))
    },

    async signOut(): Promise<void> {
      await api.signOut().catch(() => undefined)
      Object.assign(state, {
        member: 'nobody',
        isExpired: false,
        isProving: false,
        definitions: undefined,
        problems: [],
        scheduled: [],
        colleagues: [],
        version: undefined,
        funnels: [],
        alarms: [],
      })
    },
  }
}

export type Studio = ReturnType<typeof createStudio>
