import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { type Api, Refusal } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { PictureOrigin } from '../parts/entries/small-picture.tsx'
import { Failure } from '../parts/failure.tsx'
import { TypeIcons } from '../parts/set-icon.tsx'
import { type Texts, TextsProvider, textsIn, useTexts } from '../parts/texts.tsx'
import { Frame } from './frame.tsx'
import { signIn } from './sign-in.ts'

interface Opened {
  site: Site
  texts: Texts
  /** By content type. */
  icons: ReadonlyMap<string, string>
}

/** The studio: signs in, learns whose site it is, and shows what the address names. */
export function App({ api }: { api: Api }) {
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn tries once more
  useEffect(() => {
    let isWanted = true
    openStudio(api).then(
      (found) => isWanted && setOpened(found),
      (problem) => isWanted && setError(problem),
    )
    return () => {
      isWanted = false
    }
  }, [api, turn])
  if (error)
    return (
      <SignInFailure
        error={error}
        retry={() => {
          setError(undefined)
          setTurn(turn + 1)
        }}
      />
    )
  if (!opened) return <Waiting />
  return (
    <I18nProvider locale={opened.site.language}>
      <TextsProvider value={opened.texts}>
        <PictureOrigin value={opened.site.canvas}>
          <TypeIcons value={opened.icons}>
            <Frame api={api} site={opened.site} />
          </TypeIcons>
        </PictureOrigin>
      </TextsProvider>
    </I18nProvider>
  )
}

let signing: Promise<void> | undefined

async function openStudio(api: Api): Promise<Opened> {
  // A token is good once, also where the first rendering is done twice.
  signing ??= signIn(api)
  await signing
  const site = await api.site()
  const texts = await textsIn(site.language)
  document.documentElement.lang = site.language
  document.title = texts.studioOf({ name: site.name })
  return { site, texts, icons: new Map(site.types.map(({ name, icon }) => [name, icon])) }
}

function Waiting() {
  const texts = useTexts()
  return (
    <p className="loading" role="status">
      {texts.loading}
    </p>
  )
}

function SignInFailure({ error, retry }: { error: unknown; retry(): void }) {
  const texts = useTexts()
  const isOut = error instanceof Refusal && error.status === 401
  return (
    <main className="sign-in">
      <h1>{isOut ? texts.signedOut : texts.cannotOpen}</h1>
      {isOut && <p>{texts.signInHelp}</p>}
      <Failure error={error} retry={isOut ? undefined : retry} />
    </main>
  )
}
