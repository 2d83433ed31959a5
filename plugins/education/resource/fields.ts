import { defined, f } from 'atrium'
import { heroFields } from 'atrium/model/page/page-fields.ts'
import { titledFields, titledTexts } from 'atrium/model/promo/titled.ts'
import vocabularyTerm from '../types/education-vocabulary-term.ts'
import { mediaGroup } from './media-fields.ts'

const title = () => f.text({ help: 'The heading; without it and without items the section is not shown.' })
const jumpLinkId = () => f.text({ help: 'The id by which links lead to the section; default: from its title.' })
/** A section of one text. */
const titled = (help: string, group: string, label?: string) =>
  f.group({ ...titledFields(), title: title() }, defined({ help, group, label }))

const detail = () =>
  f.group({
    label: f.required(f.text({ example: 'Written by:', help: 'The name of the row, like Written by:.' })),
    values: f.required(f.list(f.text({ example: 'The school programs team' }), { help: 'One line each.' })),
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
    content: f.html({ help: 'What it is, and why to read it.' }),
    externalLink: f.link({ help: 'Where it is.' }),
    format: f.text({ help: 'What kind of thing it is, like Video.', example: 'Video' }),
  })

const metadata = () =>
  f.group(
    {
      gradeLevel: f.list(f.text({ example: '3-5' }), { help: 'For whom it is, like K-2.' }),
      academicSubject: f.list(f.text({ example: 'Visual Arts' }), {
        label: 'Subject',
        help: 'School subjects, like Visual Arts.',
      }),
      resourceTopic: f.list(f.text({ example: 'Light and color' }), {
        label: 'Topic',
        help: 'What it is about, like Light and color.',
      }),
      resourceType: f.text({ help: 'What it is, like Lesson Plan.', example: 'Lesson Plan' }),
      activityResourceType: f.list(f.text({ example: 'Activity' }), {
        label: 'Kind of activity',
        help: 'Read where no resource type is given.',
      }),
      timeRequired: f.text({ help: 'As printed, like Two class periods.', example: 'Two class periods' }),
    },
    { label: 'Facts for lists', group: 'In lists', help: 'What the resource is listed and filtered by.' },
  )

/** Says what editors fill in of a resource beside what every page has. */
export const resourceFields = {
  url: f.required(f.text({ control: 'address', help: 'Its address below that of the listing.', group: 'In lists' })),
  hero: f.group(
    {
      ...heroFields(),
      details: f.group(
        {
          content: f.html({ help: 'Words before the rows.' }),
          items: f.list(detail(), { help: 'Rows of a name and its values.', itemName: 'label' }),
        },
        { help: 'Rows after grade level and subject.' },
      ),
    },
    { help: 'What the page opens with.', group: 'Top of the page' },
  ),
  metadata: metadata(),
  media: mediaGroup(),
  body: f.blocks({ group: 'Plan', help: 'The lesson itself, as blocks in any order.' }),
  aboutModule: f.group(
    { title: title(), items: titledTexts(), materials: f.html({ help: 'What a class needs.' }) },
    { label: 'About', group: 'Plan', help: 'What it is about: short texts, and what a class needs.' },
  ),
  assignment: f.group(
    { assignmentTitle: title(), content: f.blocks({ help: 'What the class is to do.' }) },
    { group: 'Plan', help: 'What the class does by itself.' },
  ),
  assesment: titled('How a teacher sees what was learned.', 'Plan', 'Assessment'),
  extensions: titled('What a class may do next.', 'Plan'),
  modifications: titled('How it is made easier, or harder.', 'Plan'),
  standardsModule: f.group(
    {
      title: title(),
      intro: f.html({ help: 'A sentence before the standards.' }),
      jumpLinkId: jumpLinkId(),
      items: f.list(standard(), { help: 'Each with how the resource meets it.', itemName: 'displayTitle' }),
    },
    { label: 'Standards', group: 'Sections after the plan', help: 'School standards that the resource meets.' },
  ),
  vocabularyModule: f.group(
    {
      title: title(),
      jumpLinkId: jumpLinkId(),
      items: f.references(vocabularyTerm, {
        label: 'Terms',
        help: 'Terms in their own entries; several resources may share them.',
      }),
    },
    { label: 'Vocabulary', group: 'Sections after the plan', help: 'Words that a class should know.' },
  ),
  deeperDiveModule: f.group(
    {
      title: title(),
      jumpLinkId: jumpLinkId(),
      items: f.list(furtherReading(), { help: 'Books, films and pages of others.', itemName: 'format' }),
    },
    { label: 'Deeper dive', group: 'Sections after the plan', help: 'Where to read on.' },
  ),
  credit: titled('Whom it owes thanks to.', 'Sections after the plan'),
}
