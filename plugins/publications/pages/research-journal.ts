import { f } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { periodicalNode } from 'atrium/model/publication/periodical.json-ld.ts'
import periodicalIssue from 'atrium/model/publication/types/periodical-issue.ts'
import { byNumber, journalIssues, newestIssue, pastIssues } from '../issues.ts'
import { latestIssueFields, latestIssueSection } from '../latest-issue.ts'
import messages from '../messages.ts'

export default definePage({
  type: 'page_{brand}_research_journal',
  label: 'Research journal',
  plural: 'Research journals',
  icon: 'book-open',
  category: 'Publications',
  help: 'The research journal: its latest issue, all others, who makes it, and how one writes for it.',
  route: '/publications/{journal}',
  exists: ({ settings }) => settings.journal !== undefined,
  hero: { variant: 'Landing', navigation: true, jumpTo: 'sections' },
  fields: {
    latestIssue: latestIssueFields(),
    pastPublications: f.group(
      {
        title: f.text({ help: 'The heading over them.' }),
        cta: f.link({ label: 'Link to more', help: 'Beside the heading, to where all are.' }),
      },
      { group: 'Sections of the page', help: 'All issues but the latest.' },
    ),
  },
  modules: {
    about: textModule({}, { help: 'What the journal publishes.' }),
    past: textModule({}, { help: 'What it was before.' }),
    specialIssues: listing({ size: 'small', show: ['image', 'subtitle', 'ctas'] }, { help: 'Issues on one subject.' }),
    staff: staff({}, { help: 'Who makes the journal.' }),
    submissions: textModule({}, { help: 'How one writes for it.' }),
    additionalResources: listing({}, { help: 'What helps authors and readers.' }),
  },
  list: {
    of: periodicalIssue,
    where: async ({ context }) => {
      const issues = await journalIssues(context)
      return { uid: { in: pastIssues(issues, newestIssue(issues)).map(({ uid }) => uid) } }
    },
    sort: byNumber,
    cardSize: 'small',
    show: ['image', 'subtitle', 'ctas'],
    look: ({ entry: { pastPublications: past }, context: { translate } }) => ({
      heading: translate(messages).pastIssues,
      title: past?.title,
      cta: past?.cta,
    }),
  },
  load: async ({ context }) => ({ issues: await journalIssues(context) }),
  compose: ({ entry, data: { issues }, list, parts, context }) => [
    parts.hero,
    parts.about,
    latestIssueSection(entry.latestIssue, newestIssue(issues), context),
    parts.past,
    ...(list.total > 0 ? parts.list : []),
    parts.specialIssues,
    parts.staff,
    parts.submissions,
    parts.additionalResources,
  ],
  jsonLd: ({ data: { issues }, context, basis }) =>
    issues[0] ? periodicalNode(issues[0].periodical, issues, { context, basis }) : {},
})
