import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'

interface Stemmer {
  stem: (word: string) => string
  script: RegExp
  /** Forms that the rules do not know, and what they are forms of. */
  forms?: readonly (readonly [RegExp, string])[]
  /** The rules take one ending off, where words have several. */
  takesOne?: boolean
}

const LATIN = /^[\p{Script=Latin}\p{M}]{3,}$/u
const CYRILLIC = /^[\p{Script=Cyrillic}\p{M}]{3,}$/u

/** What museums, galleries and collections are called in Scandinavia: with its endings the word looks like others. */
const MUSEUM = [/muse(?:et|er|erna|erne|ene|um|ums)s?$/, 'museum'] as const

const STEMMERS: Readonly<Record<string, Stemmer>> = {
  da: { stem: danish, script: LATIN, forms: [MUSEUM] },
  de: {
    ...{ stem: german, script: LATIN },
    forms: [
      [/museen$/, 'museum'],
      [/zentren$/, 'zentrum'],
      [/(.{3})innen$/, '$1in'],
    ],
  },
  es: {
    ...{ stem: spanish, script: LATIN },
    forms: [[/(.{2}[csx])ion$/, '$1ión']],
  },
  fi: { stem: finnish, script: LATIN },
  fr: { stem: french, script: LATIN },
  hu: { stem: hungarian, script: LATIN, takesOne: true },
  it: { stem: italian, script: LATIN },
  nl: { stem: dutch, script: LATIN, forms: [[/musea$/, 'museum']] },
  no: { stem: norwegian, script: LATIN, forms: [MUSEUM] },
  pt: {
    ...{ stem: portuguese, script: LATIN },
    forms: [
      [/(?:ões|oes|ães|ao)$/, 'ão'],
      [/(.{2}[aeou])is$/, '$1l'],
      [/(.{2})éis$/, '$1el'],
      [/(.{2})ns$/, '$1m'],
      [/eus$/, 'eu'],
    ],
  },
  ro: { stem: romanian, script: LATIN, forms: [[/muze(?:ul|ului|e|ele|elor)$/, 'muzeu']] },
  ru: { stem: russian, script: CYRILLIC, takesOne: true },
  sv: { stem: swedish, script: LATIN, forms: [MUSEUM] },
  tr: {
    ...{ stem: turkish, script: LATIN, takesOne: true },
    // The possessive after a vowel, also with a case behind it: `müzesinde` is of `müze`.
    forms: [[/(.[aeıioöuü])s[ıiuü](?:n(?:d[ae]n?|[ae]|[ıiuü]n?)?)?$/, '$1']],
  },
}

/** Endings that are taken off one after the other at most. */
const MOST_ENDINGS = 3
const MIN_STEM_LENGTH = 3

/**
 * The stem of a word by the rules for a language, with its accents.
 *
 * @param word in lower case
 * @param language primary tag
 * @returns undefined for a language without rules, and for a word that is not of its script
 */
export function snowballStem(word: string, language: string): string | undefined {
  const own = Object.hasOwn(STEMMERS, language) ? STEMMERS[language] : undefined
  if (!own?.script.test(word)) return undefined
  const [form, plain] = own.forms?.find(([ending]) => ending.test(word)) ?? []
  let stem = own.stem(form === undefined || plain === undefined ? word : word.replace(form, plain))
  for (let ending = 1; own.takesOne && ending < MOST_ENDINGS && stem.length > MIN_STEM_LENGTH; ending++)
    stem = own.stem(stem)
  return stem
}
