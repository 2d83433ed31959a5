import { f, type PageContext, type Section } from 'atrium'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import type { z } from 'zod'
import type { Issue } from './issues.ts'
import messages from './messages.ts'

/** Returns what an editor says of the latest issue instead of what the issue says of itself. */
export const latestIssueFields = () =>
  f.group(
    {
      title: f.text({ help: 'The heading over the issue.' }),
      body: f.html({ help: 'Default: the description of the issue.' }),
      cta: f.link({ label: 'Link', help: 'Where it is read or bought.' }),
    },
    { group: 'Sections of the page', help: 'The newest issue, large at the top.' },
  )

type Said = NonNullable<z.output<ReturnType<typeof latestIssueFields>>>

/** The latest issue of a journal: picture, year, title, text and links; undefined where there is none. */
export function latestIssueSection(
  { title, body, cta }: Partial<Said> = {},
  issue: Issue | undefined,
  { translate, langOf }: Pick<PageContext, 'translate' | 'langOf'>,
): Section | undefined {
  if (!issue) return undefined
  const { uid, name, periodical, image, description: excerpt, links, issueYear, url: href } = issue
  const heading = title ?? periodical.currentIssueHeading ?? translate(messages).latestIssue
  const words = periodical.currentIssueCtaText
  return featuredItem.section(
    {
      title: heading,
      item: { uid, title: name, href, subtitle: String(issueYear), image, excerpt, lang: langOf(issue) },
      excerpt: body,
      cta: cta ?? (words && href ? { title: words, href } : undefined),
      variation: 'image-left',
    },
    { links },
  )
}
