import { f } from '#engine'
import { heroFields } from '#model/page/page-fields.ts'
import { titledFields, titledTexts } from '#model/promo/titled.ts'
import vocabularyTerm from '../types/education-vocabulary-term.ts'
import { mediaGroup } from './media-fields.ts'

const title = () => f.text({ help: 'The heading; without it and without items the section is not shown.' })
const jumpLinkId = () => f.text({ help: 'The id by which links lead to the section; default: from its title.' })
/** A section of one text. */
const titled = (help: string) => f.group({ ...titledFields(), title: title() }, { help })

const detail = () =>
  f.group({
    label: f.required(f.text({ example: 'Written by:' })),
    values: f.required(f.list(f.text({ example: 'The school programs team' }))),
  })

const standard = () =>
  f.group({
    displayTitle: f.text({ help: 'The standard in a few words.' }),
    content: f.html({ help: 'How the resource meets it.' }),
    standard: f.text({ help: 'The framework, over all its standards.', example: 'National Core Arts Standards' }),
    identifier: f.text({ help: 'The code in the framework.', example: 'VA:Cr2.1.4a' }),
    standardsReference: f.url({ help: 'Where the standard is published.' }),
  })

const furtherReading = () =>
  f.group({
    content: f.html(),
    externalLink: f.link({ help: 'Where it is.' }),
    format: f.text({ help: 'What kind of thing it is, like Video.', example: 'Video' }),
  })

const metadata = () =>
  f.group(
    {
      gradeLevel: f.list(f.text({ example: '3-5' }), { help: 'For whom it is, like K-2.' }),
      academicSubject: f.list(f.text({ example: 'Visual Arts' }), { label: 'Subject' }),
      resourceTopic: f.list(f.text({ example: 'Light and color' }), { label: 'Topic' }),
      resourceType: f.text({ help: 'What it is, like Lesson Plan.', example: 'Lesson Plan' }),
      activityResourceType: f.list(f.text({ example: 'Activity' }), {
        label: 'Kind of activity',
        help: 'Read where no resource type is given.',
      }),
      timeRequired: f.text({ help: 'As printed, like Two class periods.', example: 'Two class periods' }),
    },
    { help: 'What the resource is listed and filtered by.' },
  )

/** What editors fill in of a resource beside what every page has. */
export const resourceFields = {
  url: f.required(f.text({ help: 'Its address below that of the listing.' })),
  hero: f.group(
    {
      ...heroFields(),
      details: f.group({ content: f.html(), items: f.list(detail()) }, { help: 'Rows after grade level and subject.' }),
    },
    { help: 'What the page opens with.' },
  ),
  metadata: metadata(),
  media: mediaGroup(),
  body: f.blocks(),
  aboutModule: f.group({ title: title(), items: titledTexts(), materials: f.html({ help: 'What a class needs.' }) }),
  assignment: f.group({ assignmentTitle: title(), content: f.blocks() }),
  assesment: titled('How a teacher sees what was learned.'),
  extensions: titled('What a class may do next.'),
  modifications: titled('How it is made easier, or harder.'),
  standardsModule: f.group({ title: title(), intro: f.html(), jumpLinkId: jumpLinkId(), items: f.list(standard()) }),
  vocabularyModule: f.group({ title: title(), jumpLinkId: jumpLinkId(), items: f.references(vocabularyTerm) }),
  deeperDiveModule: f.group({ title: title(), jumpLinkId: jumpLinkId(), items: f.list(furtherReading()) }),
  credit: titled('Whom it owes thanks to.'),
}
