import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredArticle } from './measured-article.ts'
import { prose } from './prose.ts'

const TYPES = ['artwork', 'essay', 'person', 'archive', 'article', 'event']
/** Words of a description. */
const WORDS = 60
/** Of so many documents each has a word of its own, as names are. */
const NAMES_EVERY = 3

/** Numbers from 0 to 1, the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const SYLLABLES =
  'ba be bi bo bra ca ce co da de dor el en fa fer ga gla ha il ka la le lin lo ma mi mon na ne or pa per qui ra ri ro sa sel ta ti tor va ven vi zo'.split(
    ' ',
  )

/** Words as they are spread over texts: the first are everywhere, most are rare. */
export function vocabulary(): { common: () => string; name: (index: number) => string } {
  const words = [
    ...new Set(
      prose(40_000)
        .replace(/<[^>]*>|&\w+;/g, ' ')
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? [],
    ),
  ]
  const random = randomNumbers(7)
  const common = () => words[Math.floor(words.length ** random()) - 1] as string
  const name = (index: number) => {
    const parts = [index % 43, Math.floor(index / 43) % 43, Math.floor(index / 1849) % 43, (index * 7) % 43]
    const text = parts.map((part) => SYLLABLES[part]).join('')
    return text[0]?.toUpperCase() + text.slice(1)
  }
  return { common, name }
}

/**
 * Writes a content directory with the measured article and so many records to search: titles of three to six words, descriptions of
 * sixty, words as often as they are in texts, and names.
 *
 * @returns the titles
 */
export function generateSearchContent(directory: string, size: number): string[] {
  mkdirSync(join(directory, 'entries/article'), { recursive: true })
  mkdirSync(join(directory, 'search'), { recursive: true })
  const nothing = { authors: [], categories: [], tags: [], image: 'image_0', promos: [], related: [] }
  writeFileSync(join(directory, 'entries/article/article_measured.json'), JSON.stringify(measuredArticle(nothing)))
  const { common, name } = vocabulary()
  const run = (count: number) => Array.from({ length: count }, common).join(' ')
  const data = Array.from({ length: size }, (_, index) => {
    const title = `${index % NAMES_EVERY === 0 ? `${name(index)} ` : ''}${run(3 + (index % 3))}`
    return { title, url: `https://works.example/${index}`, type: TYPES[index % TYPES.length], description: run(WORDS) }
  })
  writeFileSync(join(directory, 'search/works.json'), JSON.stringify({ data }))
  return data.map(({ title }) => title)
}
