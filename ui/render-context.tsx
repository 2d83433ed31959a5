import {
  createDateFormats,
  createTranslator,
  type DateFormats,
  type Entry,
  foreignLanguage,
  type Log,
  languageAttributes,
  type RenderRoot,
  type ScriptAddress,
  type Translator,
} from 'atrium'
import { createContext, type ReactNode, useContext } from 'react'
import { digitsOf } from './digits.ts'

type Translations = NonNullable<Parameters<typeof createTranslator>[1]>

/**
 * Describes what components read of the site that renders them. Plain data, the same for every page of a site: it is
 * also sent to islands, as JSON.
 */
export interface RenderSettings {
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  /** Origin of the site, without closing slash: links to it are no links outside. */
  siteUrl: string
  /** What addresses of pages in its language begin with; empty: nothing. */
  basePath: string
  /** The institution's language, BCP 47. */
  language: string
  /** IANA name of the zone that dates are printed in. */
  timeZone: string
  /** Hosts that may be shown in a frame. */
  frameHosts: readonly string[]
  /** Texts by id where they are not those in English; to an island its own and those of shared parts. */
  messages?: Readonly<Record<string, Translations extends ReadonlyMap<string, infer Own> ? Own : never>>
}

/** In the browser nobody reads a log, and nobody gathers what is shown. */
const SILENT: RenderRoot = {
  log: { info() {}, warn() {}, error() {} },
  script: (file) => file as ScriptAddress,
  notePicture() {},
  noteTitle() {},
  noteRichText() {},
  noteIds() {},
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The script that wakes the element: what `useScript` names. */
    'data-island'?: ScriptAddress | undefined
  }
}

const RenderContext = createContext<RenderSettings | null>(null)
const RootContext = createContext<RenderRoot>(SILENT)

interface RenderContextProviderProps {
  settings: RenderSettings
  /** The page around it; absent in the browser. */
  root?: Partial<RenderRoot>
  children?: ReactNode
}

/** Is around the root of every section. */
export function RenderContextProvider({ settings, root, children }: RenderContextProviderProps) {
  return (
    <RenderContext value={settings}>
      <RootContext value={root ? { ...SILENT, ...root } : SILENT}>{children}</RootContext>
    </RenderContext>
  )
}

/** @throws outside a `RenderContextProvider` */
export function useRenderContext(): RenderSettings {
  const settings = useContext(RenderContext)
  if (!settings) throw new Error('No render context: wrap the component in <RenderContextProvider settings={…}>')
  return settings
}

/**
 * Returns a function that says the language of an entry, for the element around its words. It says nothing where that is
 * the language `within` which they are: default, that of the page. Without an entry they are in that of the page.
 */
export function useLanguageOf() {
  const { language } = useRenderContext()
  return (entry: object = {}, within = language) =>
    languageAttributes(foreignLanguage(entry as Partial<Entry>, within, language))
}

/** The log of the page that a component is rendered for: its lines name the entry and the block. */
export const useLog = (): Log => useContext(RootContext).log

/** The page around the section: components tell it what they show. */
export const useRenderRoot = (): RenderRoot => useContext(RootContext)

/** Notes ids that a component writes beside that of its section: anchors of rich text give way to them. */
export function useIds(...ids: (string | undefined)[]): void {
  useRenderRoot().noteIds(ids.filter((id) => id !== undefined))
}

/**
 * Names a script that wakes an element of a page without islands: `<div data-island={useScript('ui/strip/strip.enhance.ts')}>`.
 *
 * @param file from the root of the sources
 */
export const useScript = (file: `${string}.enhance.ts` | `${string}.island.tsx`): ScriptAddress =>
  useRenderRoot().script(file)

/** Describes what is made of settings. */
interface Language {
  translator: Translator
  dates: DateFormats
  lists: Readonly<Record<'conjunction' | 'disjunction', Intl.ListFormat>>
  numbers: Numbers
}

/** Prints numbers as the language of the site does. */
interface Numbers {
  /** How many there are of something: `1,234`. */
  count(number: number): string
  /** A text with digits in it that count nothing: `1:07`. */
  digits(text: string | number): string
}

/** Made once: settings are the same object on every page. */
const made = new WeakMap<RenderSettings, Language>()

function useLanguage(): Language {
  const settings = useRenderContext()
  const known = made.get(settings)
  if (known) return known
  const { language, timeZone, messages = {} } = settings
  const translator = createTranslator(language, new Map(Object.entries(messages)))
  const dates = createDateFormats(timeZone, translator)
  // In the house's English there is no comma before the last item.
  const listed = new Intl.Locale(language).language === 'en' ? 'en-GB' : language
  const listFormat = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(listed, { type })
  const lists = { conjunction: listFormat('conjunction'), disjunction: listFormat('disjunction') }
  const numbers = { count: new Intl.NumberFormat(language).format, digits: digitsOf(language) }
  const own = { translator, dates, lists, numbers }
  made.set(settings, own)
  return own
}

/**
 * The texts of a folder in the institution's language.
 *
 * @param group the default export of its `messages.ts`
 */
export const useMessages: Translator['translate'] = (group) => useLanguage().translator.translate(group)

/** Numbers in the digits of the language of the site: beside texts and dates, which have them, nothing prints others. */
export const useNumbers = (): Numbers => useLanguage().numbers

/** Dates as the institution prints them. */
export const useDates = (): DateFormats => useLanguage().dates

/**
 * Returns what is before each item of an enumeration, as in `A, B and C`.
 *
 * @param type `conjunction`: and; `disjunction`: or
 */
export function useJoints(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string[] {
  const parts = useLanguage().lists[type].formatToParts(items)
  return parts.flatMap((part, index) =>
    part.type === 'element' ? [parts[index - 1]?.type === 'literal' ? (parts[index - 1]?.value ?? '') : ''] : [],
  )
}

const SLOT = '\u0001'

/**
 * A text with elements in the place of one of its placeholders.
 *
 * @param text given placeholders of the elements
 */
export function Filled({ text, children }: { text: (slot: string) => string; children: ReactNode }) {
  const [before, after] = text(SLOT).split(SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

/**
 * The texts of a script in the institution's language as JSON, for `data-messages` of the element that it wakes; undefined
 * in English, which the script has itself.
 */
export function useScriptMessages(group: Parameters<Translator['translate']>[0]): string | undefined {
  const { messages = {} } = useRenderContext()
  const own = Object.entries(group).flatMap(([name, { id }]) => (id in messages ? [[name, messages[id]]] : []))
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined
}
