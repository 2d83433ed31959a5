import { createHash } from 'node:crypto'
import {
  defineEndpoint,
  defineRegion,
  type EntryHead,
  type Institution,
  type PageContext,
  parseUrl,
  section,
} from 'atrium'
import alert from './types/alert.ts'

const COOKIE = 'dismissed'
const TARGET = '/alerts/dismiss'

/** Names an alert by its text: an edited alert shows again. */
const nameOf = ({ text }: { text: string }): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Urgent alerts first, then the newest. When they cannot be read the page goes without. */
async function publishedAlerts({ content, log }: PageContext) {
  const { items } = await content.entries(alert).catch((error: Error) => {
    log.error({ error }, 'could not set fetchFn')
    return { items: [] }
  })
  const time = ({ publishDetails }: EntryHead) => publishDetails?.time ?? ''
  return items.sort(
    (a, b) => Number(b.urgent) - Number(a.urgent) || time(b).localeCompare(time(a)) || a.uid.localeCompare(b.uid),
  )
}

/** The alerts on top of every page, without those that this visitor has dismissed. */
export const alertRegion = defineRegion({
  name: 'alerts',
  position: 'before',
  order: 10,
  async variant({ cookies, context }) {
    const asked = cookies[COOKIE]?.split('.') ?? []
    if (asked.length === 0) return []
    const names = (await publishedAlerts(context)).filter(({ persistent }) => !persistent).map(nameOf)
    return names.filter((name) => asked.includes(name)).sort()
  },
  load: ({ context }) => publishedAlerts(context),
  compose: ({ page: { variant }, data: alerts, context }) => [
    section('alerts', {
      target: TARGET,
      items: alerts
        .map((entry) => ({
          name: nameOf(entry),
          title: entry.title,
          text: entry.text,
          lang: context.langOf(entry),
          urgent: entry.urgent,
          dismissible: !entry.persistent,
        }))
        .filter(({ name, dismissible }) => !(dismissible && variant.includes(name))),
    }),
  ],
})

/** Remembers for the browser session that an alert was dismissed, and leads back to the page it was dismissed on. */
export const dismissAlert = defineEndpoint({
  name: 'dismiss-alert',
  route: TARGET,
  methods: ['POST'],
  async handle({ request: { form, header }, context }) {
    const published = (await publishedAlerts(context)).map(nameOf)
    const before = /(?:^|;\s*)dismissed=([\w.-]+)/.exec(header('cookie') ?? '')?.[1]?.split('.') ?? []
    // Those from before may be of another language; of many, the latest are kept.
    const names = [...new Set([...before, ...published.filter((name) => name === form.get('alert'))])].slice(-20)
    return {
      status: 303,
      headers: {
        location: pathOf(header('referer')),
        // Pages that the browser fetched ahead still show the alert.
        'clear-site-data': '"prefetchCache"',
        'set-cookie': names.length > 0 ? cookieOf(names, context.institution) : undefined,
      },
    }
  },
})

const cookieOf = (names: readonly string[], { siteUrl }: Pick<Institution, 'siteUrl'>): string =>
  `${COOKIE}=${names.join('.')}; Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`

/** Only the path of the page before: the form leads nowhere else. */
function pathOf(referer: string | undefined): string {
  const from = referer && parseUrl(referer)
  if (!from) return '/'
  const { pathname, search } = from
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`
}
