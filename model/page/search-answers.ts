import type { PageContext } from 'atrium'
import type { ShownHours } from '../place/hours/shown-hours.ts'

/** What an area says at once to a visitor who looks for some words, over the results of the search. */
export interface SearchAnswer {
  title: string
  /** Rich text. */
  description?: string
  /** Places with their hours. */
  sites?: readonly { title: string; href?: string; hours: ShownHours }[]
  links: readonly AnswerLink[]
}

export interface AnswerLink {
  title: string
  href: string
  /** When and where, in words. */
  note?: string
  /** Language of the title (BCP 47) where it differs from the site's. */
  lang?: string
}

/** An answer that an area offers. */
export interface OfferedAnswer {
  /** What visitors type who want it, in the language of the site: words and phrases with commas between them. */
  words: string
  /** Asked only for these words. @returns undefined where there is nothing to say */
  answer(context: PageContext): Promise<SearchAnswer | undefined>
}

declare module 'atrium' {
  interface Provided {
    /** What areas answer at once to words that visitors look for; those of editors win over them. */
    searchAnswers: readonly OfferedAnswer[]
  }
}
