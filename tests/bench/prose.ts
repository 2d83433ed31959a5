import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFiles } from '../demo-files.ts'

const folder = join(import.meta.dirname, '../../demo/content/entries/article')

type WireBlock = Record<string, { text?: string }>

export const wordsOf = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

/** Paragraphs of the demo's articles, the same in every run: prose that compresses as prose does. */
export const paragraphs: readonly string[] = ownFiles(folder)
  .sort()
  .flatMap((file): WireBlock[] => JSON.parse(readFileSync(join(folder, file), 'utf8')).body ?? [])
  .flatMap((block) => block.text_block?.text?.match(/<p>.*?<\/p>/gs) ?? [])

/**
 * A run of paragraphs, the last one cut so that there are exactly as many words as asked for.
 *
 * @param from which paragraph to begin with; any number
 */
export function prose(words: number, from = 0): string {
  const kept: string[] = []
  let left = words
  for (let index = from; left > 0; index++) {
    const paragraph = paragraphs[index % paragraphs.length] as string
    const count = wordsOf(paragraph)
    kept.push(count <= left ? paragraph : `<p>${plainWords(paragraph).slice(0, left).join(' ')}.</p>`)
    left -= count
  }
  return kept.join('')
}

const plainWords = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
