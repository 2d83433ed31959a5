import { useEffect } from 'react'
import { Offline, Refusal } from '../api/api.ts'
import { SignInLink } from '../route/way-in.tsx'
import { useTexts } from './texts.tsx'

/** What waits for the studio or its database is asked for again so often, in milliseconds. */
const TRY_AGAIN = 5000

/**
 * Shows what could not be done, why, and a way on.
 *
 * @param retry absent: it was something written, which stays while somebody signs in beside it
 */
export function Failure({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const texts = useTexts()
  const isAway = error instanceof Offline
  const isDatabase = isAway && error.away === 'database'
  useEffect(() => {
    if (!isAway || !retry) return
    const timer = setInterval(retry, TRY_AGAIN)
    return () => clearInterval(timer)
  }, [isAway, retry])
  const [message, remedy] = isDatabase
    ? [texts.databaseAway, texts.databaseAwayHelp]
    : isAway
      ? [texts.offline, texts.offlineHelp]
      : error instanceof Refusal
        ? [error.message, error.remedy]
        : [texts.notLoaded, error instanceof Error ? error.message : String(error)]
  return (
    <div className="failure" role="alert">
      <p>
        <strong>{message}</strong>
      </p>
      <p>{remedy}</p>
      {error instanceof Refusal && error.status === 401 && <SignInLink isBeside={!retry}>{texts.signIn}</SignInLink>}
      {retry && (
        <button type="button" onClick={retry}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  )
}
