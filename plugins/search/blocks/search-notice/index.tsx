import { defineBlock, languageAttributes } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Filled, useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  /** Holds what was looked for. */
  term: z.string(),
  /** The search does not answer. */
  failed: z.boolean().default(false),
  /** Nothing is found, whatever the filters. */
  nothing: z.boolean().default(false),
  /** Holds what an editor says where nothing is found. */
  message: z.string().optional(),
  /** Holds what may have been meant, and the address of its results; `isShown`: these are the results on the page. */
  suggestion: z.object({ term: z.string(), href: z.string(), isShown: z.boolean().default(false) }).optional(),
  /** Pages that come near. */
  nearest: z.array(z.object({ title: z.string(), href: z.string(), lang: z.string().optional() })).default([]),
  /** The same search in other languages of the site, with what each is called in itself and how much it finds. */
  elsewhere: z
    .array(z.object({ language: z.string(), label: z.string(), href: z.string(), count: z.number() }))
    .default([]),
})

/** Shows what is said of a search beside its results: that it fails, that it finds nothing, and what may have been meant. */
function SearchNotice({
  id,
  term,
  failed,
  nothing,
  message,
  suggestion,
  nearest,
  elsewhere,
}: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <div className="band search-notice" id={id}>
      {failed ? (
        <p className="search-notice-fact">{t.failed}</p>
      ) : (
        nothing && <p className="search-notice-fact">{t.nothingFor({ term })}</p>
      )}
      {suggestion && (
        <p className="search-notice-fact">
          <Filled
            text={(slot) =>
              suggestion.isShown ? t.insteadOf({ term, suggestion: slot }) : t.didYouMean({ term: slot })
            }
          >
            <a href={suggestion.href}>{suggestion.term}</a>
          </Filled>
        </p>
      )}
      {nothing && !failed && (message ? <RichText html={message} /> : <p>{t.whatHelps}</p>)}
      {nearest.length > 0 && (
        <>
          <p>{t.nearest}</p>
          <ul>
            {nearest.map(({ title, href, lang }) => (
              <li key={href}>
                <a href={href} {...languageAttributes(lang)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>{t.elsewhere({ term })}</p>
          <ul>
            {elsewhere.map(({ language, label, href, count }) => (
              <li key={language}>
                <a href={href} hrefLang={language} {...languageAttributes(language)}>
                  {label}
                </a>{' '}
                {t.found({ count })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const searchNotice = defineBlock({
  type: 'searchNotice',
  label: 'Search notice',
  description: 'Says that a search fails or finds nothing, and what may have been meant.',
  placement: 'section',
  schema,
  isEmpty: ({ failed, nothing, suggestion, elsewhere }) => !failed && !nothing && !suggestion && elsewhere.length === 0,
  examples: [
    {
      term: 'marbeld paper',
      nothing: true,
      message: '<p>Try the name of a maker, or of a material.</p>',
      suggestion: { term: 'marbled paper', href: '/search?q=marbled+paper' },
      nearest: [
        { title: 'Plan your visit', href: '/visit' },
        { title: 'Borrowing from the library', href: '/research-conservation/library/circulation-policy' },
      ],
    },
    { term: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', nothing: true },
    { term: 'owl', failed: true, nothing: true },
    { term: 'owel', suggestion: { term: 'owl', href: '/search?q=owl', isShown: true } },
    {
      term: 'barro',
      elsewhere: [
        { language: 'es', label: 'Español', href: '/es/search?q=barro', count: 14 },
        { language: 'ar', label: 'العربية', href: '/ar/search?q=barro', count: 1 },
      ],
    },
  ],
  Component: SearchNotice,
})

export default searchNotice

declare module 'atrium' {
  interface Blocks {
    searchNotice: typeof searchNotice
  }
}
