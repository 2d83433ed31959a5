const words = (text: string) => ({ text_block: { text: `<p>${text}</p>` } })
const heading = (text: string) => ({ header: { text } })

/** Lists what a composed page may begin with. */
export const composedTemplates = [
  {
    name: 'bands',
    label: 'Bands',
    help: 'An opening and two bands, one of them on a color: for a campaign or the way into a subject.',
    value: {
      sections: [
        { intro: { text: '<p>One or two sentences that say what visitors find here.</p>' } },
        {
          band: {
            title: 'The first part',
            intro: '<p>What it is about.</p>',
            content: [words('What visitors want to know first.')],
          },
        },
        {
          band: {
            title: 'The second part',
            background_color_name: { color_name: 'sky' },
            content: [words('What follows from it.')],
          },
        },
      ],
    },
  },
  {
    name: 'columns',
    label: 'Side by side',
    help: 'Two columns to be compared: before and after, here and there.',
    value: {
      sections: [
        { intro: { text: '<p>What is compared, and why.</p>' } },
        {
          columns: {
            items: [{ content: [words('What is on the left.')] }, { content: [words('What is on the right.')] }],
          },
        },
      ],
    },
  },
  {
    name: 'tabs',
    label: 'Parts in tabs',
    help: 'Parts of which visitors need one: by age, by language, by site.',
    value: {
      sections: [
        { intro: { text: '<p>Choose the part that is yours.</p>' } },
        {
          tabs: {
            items: [
              { title: 'First part', content: [words('What holds for the first.')] },
              { title: 'Second part', content: [words('What holds for the second.')] },
            ],
          },
        },
      ],
    },
  },
  {
    name: 'questions',
    label: 'Questions and answers',
    help: 'Questions as headings, each with its answer: all of it can be read without a click.',
    value: {
      sections: [
        heading('The first question?'),
        words('The answer begins with what most want to know.'),
        heading('The second question?'),
        words('The answer.'),
      ],
    },
  },
]

/** Lists what a document may begin with. */
export const documentTemplates = [
  {
    name: 'text',
    label: 'A text in parts',
    help: 'An opening and two parts, each below its heading.',
    value: {
      body: [
        { intro: { text: '<p>What the page is about, in a sentence.</p>' } },
        heading('The first part'),
        words('What is to be said.'),
        heading('The second part'),
        words('What is to be said.'),
      ],
    },
  },
  {
    name: 'policy',
    label: 'A policy',
    help: 'For whom it holds, what it says, since when.',
    value: {
      body: [
        heading('For whom it holds'),
        words('Visitors, staff, partners.'),
        heading('What it says'),
        words('The rules, one paragraph each.'),
        heading('Since when'),
        words('The date, and who decided it.'),
      ],
    },
  },
]
