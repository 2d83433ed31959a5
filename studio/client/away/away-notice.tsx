import { useSyncExternalStore } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { momentText } from '../model/moment-text.ts'
import { useTexts } from '../parts/texts.tsx'

/** Says that the database does not answer that entries come from, as long as that is so: every answer says it, and who is here is asked from time to time. */
export function AwayNotice({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const since = useSyncExternalStore(api.behind.subscribe, api.behind.since)
  return since === undefined ? null : <p role="alert">{texts.awaySince({ since: momentText(since, site) })}</p>
}
