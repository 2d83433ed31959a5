/**
 * English stemming by the rules of the Snowball project ("Porter2"): `gilding` and `gilded` are both `gild`.
 *
 * @see https://snowballstem.org/algorithms/english/stemmer.html
 */

const VOWEL = 'aeiouy'
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.includes(letter)

const IRREGULAR = new Map([
  ...([
    ['skis', 'ski'],
    ['skies', 'sky'],
    ['idly', 'idl'],
    ['gently', 'gentl'],
    ['ugly', 'ugli'],
  ] as const),
  ...([
    ['early', 'earli'],
    ['only', 'onli'],
    ['singly', 'singl'],
    ['men', 'man'],
    ['women', 'woman'],
  ] as const),
  ...([
    ['children', 'child'],
    ['feet', 'foot'],
    ['teeth', 'tooth'],
    ['mice', 'mouse'],
    ['geese', 'goose'],
  ] as const),
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word) => [word, word] as const),
])
const KEPT_AFTER_1A = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

/** @param word in lower case, without accents; anything but English letters is left as it is */
export function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const after1a = step1a(marked)
  if (KEPT_AFTER_1A.has(after1a)) return after1a
  const r1 = regionOne(marked)
  const r2 = regionAfter(marked, r1)
  return [step1b, step1c, step2, step3, step4, step5].reduce((text, step) => step(text, r1, r2), after1a).toLowerCase()
}

/** What follows the first consonant after a vowel. */
function regionAfter(word: string, from: number): number {
  for (let index = from + 1; index < word.length; index++)
    if (!isVowel(word[index]) && isVowel(word[index - 1])) return index + 1
  return word.length
}

const regionOne = (word: string): number => /^(?:gener|commun|arsen)/.exec(word)?.[0].length ?? regionAfter(word, 0)

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text)

const endsInShortSyllable = (text: string): boolean =>
  /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/.test(text)

function step1a(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/(?:us|ss)$/.test(word)) return word
  return word.endsWith('s') && hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function step1b(word: string, r1: number): string {
  const [, ee] = /(eedly|eed)$/.exec(word) ?? []
  if (ee) return word.length - ee.length >= r1 ? `${word.slice(0, -ee.length)}ee` : word
  const [, ending] = /(ingly|edly|ing|ed)$/.exec(word) ?? []
  const rest = ending && word.slice(0, -ending.length)
  if (!rest || !hasVowel(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1)
  return endsInShortSyllable(rest) && r1 >= rest.length ? `${rest}e` : rest
}

const step1c = (word: string): string => word.replace(/(.[^aeiouy])[yY]$/, '$1i')

type Endings = readonly (readonly [ending: string, replacement: string])[]

/** The longest ending that fits is replaced, where it lies in the region. */
const replaceEnding = (word: string, endings: Endings, region: number): string => {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const [ending, replacement] = found
  return word.length - ending.length >= region ? word.slice(0, -ending.length) + replacement : word
}

const longestFirst = (endings: Endings): Endings => [...endings].sort(([a], [b]) => b.length - a.length)

const STEP_2 = longestFirst([
  ...([
    ['tional', 'tion'],
    ['enci', 'ence'],
    ['anci', 'ance'],
    ['abli', 'able'],
    ['entli', 'ent'],
  ] as const),
  ...([
    ['izer', 'ize'],
    ['ization', 'ize'],
    ['ational', 'ate'],
    ['ation', 'ate'],
    ['ator', 'ate'],
  ] as const),
  ...([
    ['alism', 'al'],
    ['aliti', 'al'],
    ['alli', 'al'],
    ['fulness', 'ful'],
    ['ousli', 'ous'],
  ] as const),
  ...([
    ['ousness', 'ous'],
    ['iveness', 'ive'],
    ['iviti', 'ive'],
    ['biliti', 'ble'],
    ['bli', 'ble'],
  ] as const),
  ...([
    ['fulli', 'ful'],
    ['lessli', 'less'],
  ] as const),
])

function step2(word: string, r1: number): string {
  const replaced = replaceEnding(word, STEP_2, r1)
  if (replaced !== word) return replaced
  if (word.endsWith('logi') && word.length - 3 >= r1) return word.slice(0, -1)
  return /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= r1 ? word.slice(0, -2) : word
}

const STEP_3 = longestFirst([
  ...([
    ['tional', 'tion'],
    ['ational', 'ate'],
    ['alize', 'al'],
    ['icate', 'ic'],
    ['iciti', 'ic'],
  ] as const),
  ...([
    ['ical', 'ic'],
    ['ful', ''],
    ['ness', ''],
  ] as const),
])

function step3(word: string, r1: number, r2: number): string {
  const replaced = replaceEnding(word, STEP_3, r1)
  return replaced === word ? replaceEnding(word, [['ative', '']], r2) : replaced
}

const STEP_4 = longestFirst(
  [
    'al',
    'ance',
    'ence',
    'er',
    'ic',
    'able',
    'ible',
    'ant',
    'ement',
    'ment',
    'ent',
    'ism',
    'ate',
    'iti',
    'ous',
    'ive',
    'ize',
  ].map((ending) => [ending, ''] as const),
)

function step4(word: string, _r1: number, r2: number): string {
  if (/[st]ion$/.test(word)) return word.length - 3 >= r2 ? word.slice(0, -3) : word
  return replaceEnding(word, STEP_4, r2)
}

function step5(word: string, r1: number, r2: number): string {
  const rest = word.slice(0, -1)
  if (word.endsWith('e')) return rest.length >= r2 || (rest.length >= r1 && !endsInShortSyllable(rest)) ? rest : word
  return word.endsWith('ll') && rest.length >= r2 ? rest : word
}
