import { parseXml } from '../../../server/testing/parse.ts'
import { type Check, email, notBlank, plain, wholeAddress } from './values.ts'

const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd'
const PODCAST = 'https://podcastindex.org/namespace/1.0'
/** What Apple's directory plays. */
const PLAYED = /\.(?:mp3|m4a|mp4|m4v|mov|pdf|epub)(?:[?#]|$)/i
const MAX_NAME = 128
/** Apple's categories, each with those within it. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Arts: 'Books, Design, Fashion & Beauty, Food, Performing Arts, Visual Arts',
  Business: 'Careers, Entrepreneurship, Investing, Management, Marketing, Non-Profit',
  Comedy: 'Comedy Interviews, Improv, Stand-Up',
  Education: 'Courses, How To, Language Learning, Self-Improvement',
  Fiction: 'Comedy Fiction, Drama, Science Fiction',
  History: '',
  'Kids & Family': 'Education for Kids, Parenting, Pets & Animals, Stories for Kids',
  Leisure: 'Animation & Manga, Automotive, Aviation, Crafts, Games, Hobbies, Home & Garden, Video Games',
  Music: 'Music Commentary, Music History, Music Interviews',
  News: 'Business News, Daily News, Entertainment News, News Commentary, Politics, Sports News, Tech News',
  'Religion & Spirituality': 'Buddhism, Christianity, Hinduism, Islam, Judaism, Religion, Spirituality',
  Science:
    'Astronomy, Chemistry, Earth Sciences, Life Sciences, Mathematics, Natural Sciences, Nature, Physics, Social Sciences',
  'Society & Culture': 'Documentary, Personal Journals, Philosophy, Places & Travel, Relationships',
  'TV & Film': 'After Shows, Film History, Film Interviews, Film Reviews, TV Reviews',
}

const positive: Check = (value) => (/^[1-9]\d*$/.test(value) ? undefined : `is not a positive integer: ${value}`)
const boolean: Check = (value) => (/^(?:true|false)$/.test(value) ? undefined : `is neither true nor false: ${value}`)
const duration: Check = (value) =>
  /^(?:\d+|(?:\d{1,2}:)?\d{1,2}:\d\d)$/.test(value) ? undefined : `is not a duration: ${value}`
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value) ? undefined : `is none of ${values.join(', ')}: ${value}`
const short: Check = (value) =>
  notBlank(value) ?? (value.length > MAX_NAME ? `exceeds ${MAX_NAME} characters` : undefined)
const picture: Check = (value) =>
  wholeAddress(value) ?? (/^https?:.*\.(?:jpg|png)$/.test(value) ? undefined : `is not a JPEG or PNG: ${value}`)

type Rule = readonly [namespace: string, name: string, times: '1' | '?' | '*', check: Check, attribute?: string]

const CHANNEL: Rule[] = [
  [ITUNES, 'author', '1', plain],
  [ITUNES, 'category', '1', notBlank, 'text'],
  [ITUNES, 'explicit', '1', boolean],
  [ITUNES, 'image', '1', picture, 'href'],
  [ITUNES, 'type', '?', oneOf('episodic', 'serial')],
  [ITUNES, 'owner', '1', notBlank],
  [
    PODCAST,
    'guid',
    '1',
    (value) =>
      /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value)
        ? undefined
        : `is not a UUID: ${value}`,
  ],
  [PODCAST, 'medium', '?', oneOf('podcast')],
]
const ITEM: Rule[] = [
  [ITUNES, 'title', '?', plain],
  [ITUNES, 'episode', '?', positive],
  [ITUNES, 'season', '?', positive],
  [ITUNES, 'episodeType', '?', oneOf('full', 'trailer', 'bonus')],
  [ITUNES, 'duration', '?', duration],
  [ITUNES, 'image', '?', picture, 'href'],
  [PODCAST, 'season', '?', positive],
  [PODCAST, 'season', '?', short, 'name'],
  [PODCAST, 'episode', '?', (value) => (/^\d+(?:\.\d+)?$/.test(value) ? undefined : `is not a number: ${value}`)],
  [PODCAST, 'person', '*', short],
  [PODCAST, 'transcript', '*', wholeAddress, 'url'],
  [
    PODCAST,
    'transcript',
    '*',
    oneOf('text/plain', 'text/html', 'text/vtt', 'application/x-subrip', 'application/json'),
    'type',
  ],
  [PODCAST, 'chapters', '?', wholeAddress, 'url'],
  [PODCAST, 'chapters', '?', oneOf('application/json+chapters'), 'type'],
]

const childrenOf = (parent: Element, namespace: string | null, name: string) =>
  [...parent.children].filter((child) => child.namespaceURI === namespace && child.localName === name)

const obeys = (parent: Element, rules: readonly Rule[]): string[] =>
  rules.flatMap(([namespace, name, times, check, attribute]) => {
    const found = childrenOf(parent, namespace, name)
    const number =
      (times !== '*' && found.length > 1 && `${parent.tagName} has several ${name}`) ||
      (times === '1' && found.length === 0 && `${parent.tagName} has no ${name}`)
    const values = found.map((one) => (attribute ? (one.getAttribute(attribute) ?? '') : (one.textContent ?? '')))
    return [
      ...(number ? [number] : []),
      ...values.flatMap((value) => check(value) ?? []).map((why) => `${name} ${why}`),
    ]
  })

function categoryOf(channel: Element): string[] {
  const [category] = childrenOf(channel, ITUNES, 'category')
  const [within] = category ? childrenOf(category, ITUNES, 'category') : []
  const known = CATEGORIES[category?.getAttribute('text') ?? '']?.split(', ')
  const isKnown = known && (!within || known.includes(within.getAttribute('text') ?? ''))
  return isKnown ? [] : [`category is not known: ${category?.outerHTML}`]
}

function enclosureOf(item: Element): string[] {
  const found = childrenOf(item, null, 'enclosure')
  if (found.length !== 1) return [`an item has ${found.length} enclosures`]
  const said = (name: string) => found[0]?.getAttribute(name) ?? ''
  return [
    ...(/^https?:/.test(said('url'))
      ? [wholeAddress(said('url'))].filter((why) => why !== undefined)
      : [`enclosure is at ${said('url')}`]),
    ...(PLAYED.test(said('url')) ? [] : [`enclosure is of an unsupported format: ${said('url')}`]),
    ...(/^\d+$/.test(said('length')) ? [] : [`the length of an enclosure is not an integer: ${said('length')}`]),
    ...(/^audio\/[\w.+-]+$/.test(said('type')) ? [] : [`the type of an enclosure is ${said('type')}`]),
  ]
}

/**
 * Checks what the feed of a podcast says beyond RSS: by the rules of the W3C's feed validator for `itunes` elements and
 * enclosures, and by the schema of the podcast namespace.
 *
 * @returns what is wrong, each as a sentence
 */
export function checkPodcast(text: string): string[] {
  const { documentElement: root } = parseXml(text)
  const [channel] = childrenOf(root, null, 'channel')
  if (!channel) return ['has no channel']
  const [owner] = childrenOf(channel, ITUNES, 'owner')
  const mail = owner ? childrenOf(owner, ITUNES, 'email')[0]?.textContent : undefined
  return [
    ...obeys(channel, CHANNEL),
    ...categoryOf(channel),
    ...[email(mail ?? '')].filter((why) => why !== undefined),
    ...(childrenOf(channel, null, 'language').length === 1 ? [] : ['has no language']),
    ...childrenOf(channel, null, 'item').flatMap((item) => [...obeys(item, ITEM), ...enclosureOf(item)]),
  ]
}
