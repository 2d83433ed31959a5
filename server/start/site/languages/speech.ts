import { publicAddress } from 'atrium'
import { RenderContextProvider, type RenderSettings } from 'atrium/ui/render-context.tsx'
import { createElement } from 'react'
import type { createSite, SiteDefinition } from '#engine/host.ts'
import { lastGoodInstitution } from '../../../../config/institution/last-good-institution.ts'
import { readTexts, type SiteTexts, textsOfIsland } from '../../../../config/texts/site-texts.ts'
import type { OwnLanguage } from './other-language.ts'

export type SiteOptions = Parameters<typeof createSite>[0]

/** What components read of a site, without its texts: the same in all its languages but for language and base path. */
export type Shown = Omit<RenderSettings, 'messages'>

/** How a site speaks its own language, and others whose texts it has whole. */
export const speaking = (
  texts: SiteTexts,
  shown: Shown,
  messages: SiteDefinition['messages'],
  { filesDir, files, reading }: Pick<OwnLanguage, 'filesDir' | 'files' | 'reading'>,
): Pick<SiteOptions, 'translator' | 'surround' | 'islandContext' | 'speechIn'> => ({
  ...speechOf(texts, shown, messages),
  speechIn(language) {
    const other = readTexts(files, language, messages)
    if (other.catalogue.missing.length > 0) return undefined
    const { institution } = lastGoodInstitution(filesDir, files, { ...reading, language })
    return { ...speechOf(other, shown, messages), institution }
  },
})

/** How the site speaks the language of its texts: in functions, in components and in islands. */
function speechOf(
  { translator, catalogue }: SiteTexts,
  shown: Shown,
  installed: SiteDefinition['messages'],
): Pick<SiteOptions, 'translator' | 'surround' | 'islandContext'> {
  const { language } = translator
  const settings: RenderSettings = { ...shown, language, messages: Object.fromEntries(catalogue.texts) }
  return {
    translator,
    surround: (element, root) => createElement(RenderContextProvider, { settings, root, children: element }),
    islandContext: (file) => ({
      ...{ ...shown, language, messages: textsOfIsland(file, installed, catalogue) },
      imageBase: publicAddress(shown.imageBase, shown),
    }),
  }
}
