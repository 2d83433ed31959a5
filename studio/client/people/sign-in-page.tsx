import { useEffect, useState } from 'react'
import { spokenIn } from '../../spanish.ts'
import type { SignInFacts } from '../api/contract.ts'
import { Failure } from '../parts/failure.tsx'
import { type Texts, textsIn, useTexts } from '../parts/texts.tsx'
import { signInAddress } from '../route/way-in.tsx'
import { SignedOut } from './sign-in.ts'

/** Shows why the studio is not open, and how it is opened. */
export function SignInPage({ error, retry }: { error: unknown; retry(): void }) {
  const english = useTexts()
  const facts = error instanceof SignedOut ? error.facts : undefined
  const [own, setOwn] = useState<Texts>()
  useEffect(() => {
    if (!facts) return
    document.documentElement.lang = spokenIn(facts.language)
    document.title = facts.name
    void textsIn(facts.language).then(setOwn)
  }, [facts])
  const texts = own ?? english
  if (!facts)
    return (
      <main className="sign-in">
        <h1>{texts.cannotOpen}</h1>
        <Failure error={error} retry={retry} />
      </main>
    )
  return (
    <main className="sign-in">
      <p className="institution">{facts.name}</p>
      {facts.way === 'oidc' ? (
        <ByProvider facts={facts} texts={texts} />
      ) : (
        <>
          <h1>{texts.signedOut}</h1>
          {facts.way === 'token' && <p>{texts.signInHelp}</p>}
          <Failure error={(error as Error).cause} retry={facts.way === 'proxy' ? retry : undefined} />
        </>
      )}
    </main>
  )
}

function ByProvider({ facts, texts }: { facts: SignInFacts; texts: Texts }) {
  const { host = '', refused } = facts
  const isWithout = refused?.reason === 'no-role'
  return (
    <>
      <h1>{texts.signInTitle}</h1>
      {refused && (
        <p className="failure" role="alert">
          {reasonText(texts, { ...refused, host })}
        </p>
      )}
      <p>
        <a className="main-link" href={signInAddress('oidc', isWithout ? { again: '1' } : {})}>
          {isWithout ? texts.signInOther : texts.signInWith({ host })}
        </a>
      </p>
    </>
  )
}

function reasonText(texts: Texts, { reason, as = '', host }: NonNullable<SignInFacts['refused']> & { host: string }) {
  if (reason === 'away') return texts.providerAway({ host })
  if (reason === 'declined') return texts.providerDeclined({ host })
  if (reason === 'stale') return texts.signInStale
  if (reason === 'no-role') return texts.noRole({ as, host })
  return texts.signInFailed({ host })
}
