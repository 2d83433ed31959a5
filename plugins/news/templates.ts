const words = (text: string) => ({ text_block: { text: `<p>${text}</p>` } })
const heading = (text: string) => ({ header: { text } })

/** Lists what an article may begin with. */
export const articleTemplates = [
  {
    name: 'story',
    label: 'A story',
    help: 'Opening, parts below headings, and a sentence shown large.',
    value: {
      lead_text: '<p>The first sentences, which make visitors read on.</p>',
      body: [
        words('Where it begins.'),
        heading('What happened'),
        words('What is told.'),
        { pull_quote_block: { text: '<p>One sentence of this text.</p>' } },
        words('How it ends.'),
      ],
    },
  },
  {
    name: 'interview',
    label: 'An interview',
    help: 'Who speaks, then questions as headings with their answers.',
    value: {
      lead_text: '<p>Who speaks, and why now.</p>',
      body: [
        heading('The first question?'),
        words('The answer.'),
        heading('The second question?'),
        words('The answer.'),
      ],
    },
  },
]

/** Lists what a press release may begin with. */
export const pressReleaseTemplates = [
  {
    name: 'release',
    label: 'A press release',
    help: 'The news first, then details, a quotation, and what we are.',
    value: {
      body: [
        words('Town, date. Who does what, when, where and why, in two sentences.'),
        words('The details, the most important first.'),
        { quotation_block: { text: '<p>What somebody says of it.</p>', citation: 'Name, office' } },
        heading('About us'),
        words('What we are, in three sentences.'),
      ],
    },
  },
  {
    name: 'exhibition',
    label: 'An exhibition',
    help: 'Dates and place, what is shown, works to look for, and how to come.',
    value: {
      body: [
        words('Town, date. What opens where, from when to when.'),
        heading('What is shown'),
        words('The works, and what they have in common.'),
        heading('Works to look for'),
        words('Three works, a sentence each.'),
        heading('How to come'),
        words('Hours, admission, tickets.'),
      ],
    },
  },
]
