import type { z } from 'zod'
import type { FieldProblem } from '../../base/problem.ts'
import type { Erased } from '../erased.ts'
import type { Clock, DateFormats } from '../ports/clock.ts'
import type { Log } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { Institution } from '../site/institution.ts'
import type { Settings } from '../site/settings.ts'
import type { Text, Translator } from '../site/translator.ts'
import type { Card } from './card.ts'
import type { Entry, EntryHead, StoredEntry } from './entry.ts'
import type { EntryForm } from './entry-form.ts'

/** Describes what site search indexes of an entry. */
export interface SearchDocument {
  title?: string
  description?: string
  text?: string
  /** Further words by which it is found, beside those for search engines. */
  keywords?: readonly string[]
  /** Paths of fields, like `metadata.kind`, whose texts are neither looked through nor printed in an extract. */
  without?: readonly string[]
  /** The kind of this entry in English where it is another than that of its type, like `Audio`. */
  type?: string
}

/** Describes what may be declared of entries of one kind, whether they have a page or not. */
export interface EntryRules<Model, Enrichment, Derived> extends EntryForm {
  /**
   * Model fields, dotted and derived ones too, that lists filter or sort by. In the store a scalar becomes an order, a
   * reference or list a filter within each of these orders: name the references that lists are filtered by.
   */
  index?: readonly string[]
  /**
   * Paths of references, like `author.teacher`, that every reader of an entry needs and that lead on from a field; a
   * field of its own says so itself by `preload`. Pictures that are alone (not in a list) always come.
   */
  preload?: readonly string[]
  /** Fields computed from the entry alone, stored with it and open to queries. `name` is what visitors call it. */
  derive?(input: { entry: StoredEntry<Model> }): Derived
  /**
   * Data that comes from a service and is not stored. The engine asks for it wherever an entry of this type is shown: as
   * a page, by a reference, in a card; once for an entry and page, all at the same time. It wins over the entry's own
   * fields. A failure is logged and costs this data alone. What is made with it is rendered again after a while, unless
   * `holds` was called: the data holds until the entry changes.
   *
   * @returns undefined when there is nothing to ask; null when the service knows nothing of the entry
   */
  enrich?(input: {
    entry: Entry<Model & NoInfer<Derived>>
    ports: Ports
    institution: Institution
    log: Log
    holds: () => void
  }): Promise<Enrichment | null> | undefined
  /**
   * Says what the entry's card shows beside what the engine fills in: title, link, language, picture (`thumbnail`,
   * `image` or that of the hero) and excerpt (`blurb` or `intro`). A field set to undefined stays empty.
   *
   * `false`: entries of this type are shown nowhere as a card.
   */
  card?:
    | false
    | ((input: {
        entry: Entry<Model & NoInfer<Derived> & Partial<NoInfer<Enrichment>>>
        /** The card is made again when what it said changes. */
        clock: Clock
        dates: DateFormats
        institution: Institution
        translate: Translator['translate']
      }) => Partial<Card>)
  /**
   * What visitors call one among the results of site search, and filter these by, like `messages.pressRelease`; default:
   * the label, and `Web Page` for what is called `page_…`. Results are known by it in English: types that say the same are
   * of one kind.
   */
  kind?: Text
  /**
   * Returns what site search indexes where it differs from the name, the blurb, intro or meta description, all text of
   * fields and blocks, the keywords for search engines, and the kind of the type. It is asked again when the institution
   * says something else to the areas.
   */
  search?(input: { entry: StoredEntry<Model & NoInfer<Derived>>; settings: Settings }): SearchDocument
  /**
   * Returns what the content check says of an entry beside what its schema does: of what it names outside of content,
   * like the master of a picture.
   */
  check?(input: {
    entry: Entry<Model & NoInfer<Derived>>
    /** Ports over files of the content directory; undefined for a service outside, which the check does not ask. */
    port: <Name extends keyof Ports>(name: Name) => Promise<Ports[Name] | undefined>
    /** Reads all entries of a type as they are stored, with the uids of what they refer to. */
    stored: (type: { name: string }) => Promise<Entry[]>
    /** The day in the institution's zone, `YYYY-MM-DD`. */
    today: string
    /** The day of a date, as `today`. */
    dayOf: (date: string) => string
  }): Promise<FieldProblem[]>
  /** Entries of this type are shown within the pages that refer to them: site search finds those by their text, too. */
  foundWithPages?: boolean
  /** `fixed`: the dates of this type are not moved with the demo anchor. */
  demoDates?: 'shifted' | 'fixed'
}

export interface ContentType<
  Schema extends z.ZodObject = z.ZodObject,
  Enrichment extends object = object,
  Derived extends object = object,
> extends EntryRules<z.output<Schema>, Enrichment, Derived> {
  /** The content type uid, in wire spelling; `{brand}` is replaced by the institution's brand key. */
  name: string
  /** The name that editors read. */
  label: string
  /** Says what entries of this type are, in one sentence for editors. */
  help?: string
  /** The entry's own fields, in model names and built from the field builders; the envelope is added by the engine. */
  schema: Schema
}

/** Any content type. Its callbacks take entries of its own schema, which whoever holds one of many cannot know. */
export type AnyContentType = ContentType<Erased, Erased, Erased>

/** All that a content type may say. */
export const TYPE_MEMBERS: Record<keyof ContentType, true> = {
  ...{ name: true, label: true, help: true, schema: true },
  ...{ index: true, preload: true, derive: true, enrich: true, card: true, kind: true, search: true, check: true },
  ...{ foundWithPages: true, demoDates: true },
  ...{ plural: true, icon: true, category: true, itemName: true, templates: true },
}

/** The model of a content type: its own fields after the envelope, with what it derives and what its service adds. */
export type ModelOf<Type> =
  Type extends ContentType<infer Schema, infer Enrichment, infer Derived>
    ? EntryHead & z.output<Schema> & Partial<Derived> & Partial<Enrichment>
    : never
