import { defineBlock, languageAttributes } from 'atrium'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const item = z.object({
  tag: z.string().min(2),
  label: z.string().min(1),
  href: z.string().min(1),
  isCurrent: z.boolean().default(false),
  /** False: it leads to the home page in that language, for the page itself is not there. */
  isThere: z.boolean().default(true),
})
const schema = z.object({
  items: z.array(item).default([]),
  /** They are at the end of the page, once more. */
  isRepeated: z.boolean().default(false),
  /** Says why what follows is in another language. */
  note: z.string().optional(),
})

/** The same page in the other languages of the site; and, where this one is not written in its own, a word about that. */
function Languages({ items, isRepeated, note }: z.output<typeof schema>) {
  const t = useMessages(messages)
  return (
    <nav className="languages" aria-label={isRepeated ? t.inOtherLanguages : t.languages}>
      <ul>
        {items.map(({ tag, label, href, isCurrent, isThere }) => (
          <li key={tag}>
            {isCurrent ? (
              <span aria-current="true" {...languageAttributes(tag)}>
                {label}
              </span>
            ) : (
              <a href={href} hrefLang={tag}>
                <span {...languageAttributes(tag)}>{label}</span>
                {!isThere && ` (${t.toHomePage})`}
              </a>
            )}
          </li>
        ))}
      </ul>
      {note && <p className="languages-note">{note}</p>}
    </nav>
  )
}

const languages = defineBlock({
  type: 'languages',
  label: 'Languages of the site',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length < 2,
  examples: [
    {
      items: [
        { tag: 'en-US', label: 'English', href: '/visit', isCurrent: true },
        { tag: 'es', label: 'Español', href: '/es/visit' },
        { tag: 'ar', label: 'العربية', href: '/ar', isThere: false },
      ],
    },
    {
      items: [
        { tag: 'en-US', label: 'English', href: '/visit' },
        { tag: 'es', label: 'Español', href: '/es/visit', isCurrent: true },
      ],
      note: 'This page is not in Spanish yet. It is shown in English.',
    },
  ],
  Component: Languages,
})

export default languages

declare module 'atrium' {
  interface Blocks {
    languages: typeof languages
  }
}
