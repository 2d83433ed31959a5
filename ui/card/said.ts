import { type Card, languageAttributes } from 'atrium'
import { useRenderContext } from '../render-context.tsx'

type Line = NonNullable<Card['said']>[number]

/**
 * On a card in another language, the attributes of what the site itself says: they name the language of the page.
 *
 * @returns a function of the line; without one it asks for what a page adds to its cards
 */
export function useSaid({ lang, said = [] }: Pick<Card, 'lang' | 'said'>) {
  const { language } = useRenderContext()
  return (line?: Line) => languageAttributes(lang && (!line || said.includes(line)) ? language : undefined)
}
