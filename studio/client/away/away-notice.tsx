import { useEffect, useSyncExternalStore } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { momentText } from '../model/moment-text.ts'
import { useTexts } from '../parts/texts.tsx'

/** Asked so often whether it answers again, in milliseconds. */
const ASK_AGAIN = 5000

/** Says that the database does not answer that entries come from, as long as that is so. */
export function AwayNotice({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const since = useSyncExternalStore(api.behind.subscribe, api.behind.since)
  const isAway = since !== undefined
  useEffect(() => {
    if (!isAway) return
    // Every answer says it.
    const timer = setInterval(() => api.signInFacts().catch(() => undefined), ASK_AGAIN)
    return () => clearInterval(timer)
  }, [api, isAway])
  return isAway ? <p role="alert">{texts.awaySince({ since: momentText(since, site) })}</p> : null
}
