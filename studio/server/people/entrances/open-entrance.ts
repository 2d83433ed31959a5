import type { Log } from 'atrium'
import { cookiesOf } from '../../guards/cookies.ts'
import { isCanvasApart, type Origins } from '../../guards/origins.ts'
import { type Session, Sessions } from '../../guards/sessions.ts'
import type { StudioSettings } from '../../settings.ts'
import type { NotePerson } from '../note.ts'
import { oidcEntrance } from '../oidc/oidc-entrance.ts'
import type { Entrance } from './entrance.ts'
import { proxyEntrance } from './proxy-entrance.ts'
import { tokenEntrance } from './token-entrance.ts'

interface EntranceOptions {
  settings: StudioSettings
  origins: Origins
  log: Log
  note: NotePerson
  /** Tells the person who started the studio an address to open. */
  say: (address: string) => void
  onBegin: () => void
  onEnd: (session: Session) => void
}

/** Opens the way into the studio that the settings say. */
export function openEntrance({ settings, origins, log, note: told, say, ...on }: EntranceOptions): {
  entrance: Entrance
  sessions: Sessions
  note: NotePerson
  invite(): void
} {
  const [origin, canvas] = [origins.studio[0] as string, origins.canvas[0] as string]
  const cookies = cookiesOf(origin)
  const rules = settings.STUDIO_ROLES ?? []
  const { STUDIO_OIDC_ISSUER: issuer, STUDIO_PROXY_USER: user } = settings
  const open = (entrance: Entrance, invite = () => say(`${origin}/`)) => ({ entrance, sessions, note, invite })
  // Of a studio of one nobody needs to know that they opened it.
  const note: NotePerson = issuer || user ? told : () => undefined
  const limits = {
    idle: settings.STUDIO_SESSION_IDLE * 60_000,
    whole: settings.STUDIO_SESSION_HOURS * 3_600_000,
  }
  const sessions: Sessions = new Sessions({
    ...{ cookies, ...on },
    canvasCookies: isCanvasApart(origins) ? cookiesOf(canvas) : undefined,
    limits: issuer || user ? limits : undefined,
  })
  if (issuer)
    return open(
      oidcEntrance(
        {
          ...{ issuer, rules, origin, cookies, note, log },
          clientId: settings.STUDIO_OIDC_CLIENT_ID as string,
          clientSecret: settings.STUDIO_OIDC_CLIENT_SECRET as string,
          scope: settings.STUDIO_OIDC_SCOPE,
          groups: settings.STUDIO_OIDC_GROUPS,
        },
        sessions,
      ),
    )
  if (user)
    return open(
      proxyEntrance({
        ...{ rules, log },
        from: settings.TRUSTED_PROXIES,
        headers: { user, name: settings.STUDIO_PROXY_NAME, groups: settings.STUDIO_PROXY_GROUPS },
        secret: settings.STUDIO_PROXY_SECRET as string,
      }),
    )
  const entrance = tokenEntrance((token) => say(`${origin}/#token=${token}`))
  return open(entrance, entrance.invite)
}
