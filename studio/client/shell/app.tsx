import { I18nProvider } from 'react-aria-components'
import { spokenIn } from '../../spanish.ts'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { Loading } from '../away/later.tsx'
import { PictureOrigin } from '../parts/entries/small-picture.tsx'
import { TypeIcons } from '../parts/set-icon.tsx'
import { writer } from '../parts/store.ts'
import { type Texts, TextsProvider, textsIn } from '../parts/texts.tsx'
import { signIn, siteOf } from '../people/sign-in.ts'
import { SignInPage } from '../people/sign-in-page.tsx'
import { WayIn } from '../route/way-in.tsx'
import { Frame } from './frame.tsx'

interface Opened {
  site: Site
  texts: Texts
  /** By content type. */
  icons: ReadonlyMap<string, string>
}

/** The studio: signs in, learns whose site it is, and shows what the address names. */
export function App({ api }: { api: Api }) {
  const { value: opened, error, reload } = useLoaded('studio', () => openStudio(api))
  if (error) return <SignInPage error={error} retry={reload} />
  if (!opened) return <Loading />
  return (
    <I18nProvider locale={spokenIn(opened.site.language)}>
      <TextsProvider value={opened.texts}>
        <WayIn value={opened.site.way}>
          <PictureOrigin value={opened.site.canvas}>
            <TypeIcons value={opened.icons}>
              <Frame api={api} site={opened.site} />
            </TypeIcons>
          </PictureOrigin>
        </WayIn>
      </TextsProvider>
    </I18nProvider>
  )
}

const signings = new WeakMap<Api, Promise<void>>()

async function openStudio(api: Api): Promise<Opened> {
  // A token is good once, also where the first rendering is done twice.
  const signing = signings.get(api) ?? signIn(api)
  signings.set(api, signing)
  const site = await siteOf(api, signing)
  writer.set(site.person.id)
  // Without it the canvas says that nobody is there, and all else goes on.
  if (site.isCanvasApart) await api.openCanvas(site.canvas).catch(() => undefined)
  const texts = await textsIn(site.language)
  document.documentElement.lang = spokenIn(site.language)
  document.title = texts.studioOf({ name: site.name })
  return { site, texts, icons: new Map(site.types.map(({ name, icon }) => [name, icon])) }
}
