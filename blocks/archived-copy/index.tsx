import { defineBlock, languageAttributes } from 'atrium'
import { PageTitle } from 'atrium/ui/heading/page-title.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useIds, useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  title: z.string(),
  /** The missing address. */
  path: z.string(),
  status: z.enum(['success', 'failure']),
  message: z.string().optional(),
  /** The language of the message, where it is another than that of the page; so too of the link. */
  lang: z.string().optional(),
  /** The copy, where there is one. */
  link: z.object({ title: z.string(), href: z.string(), lang: z.string().optional() }).optional(),
})

/** How the look-up of an archived copy ended. */
function ArchivedCopy({ title, path, status, message, lang, link }: z.output<typeof schema>) {
  const t = useMessages(messages)
  useIds('archived-copy')
  return (
    <section className="archived-copy" data-color="sky">
      <PageTitle>{title}</PageTitle>
      <p className="archived-copy-path">{path}</p>
      <div className="archived-copy-outcome" id="archived-copy" data-status={status}>
        <RichText
          html={message ?? `<p>${status === 'success' ? t.found : t.notFound}</p>`}
          {...languageAttributes(message && lang)}
        />
        {link && <Cta {...link} {...languageAttributes(link.lang)} look="button" />}
      </div>
      <Cta href="/" title={t.homePage} />
    </section>
  )
}

const archivedCopy = defineBlock({
  type: 'archivedCopy',
  label: 'Archived copy',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Archived copy',
      path: '/old/page',
      status: 'success',
      message: '<p>We kept a copy.</p>',
      link: { title: 'View archived page', href: 'https://archive.example.org/old/page' },
    },
    {
      title: 'Archived copy',
      path: '/a/page/whose/address/goes/on/for/a/very/long/while/and/never-quite-comes-to-an-end',
      status: 'failure',
    },
  ],
  Component: ArchivedCopy,
})

export default archivedCopy

declare module 'atrium' {
  interface Blocks {
    archivedCopy: typeof archivedCopy
  }
}
