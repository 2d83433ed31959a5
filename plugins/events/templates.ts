/** Lists what an event may begin with. */
export const eventTemplates = [
  {
    name: 'once',
    label: 'A single evening',
    help: 'A talk, a concert or a film that takes place once.',
    value: {
      recurrence: false,
      about_module: { body: '<p>Who speaks or plays, and what to expect.</p>' },
      meta_page: { description: 'What, who and where, in a sentence.' },
    },
  },
  {
    name: 'again',
    label: 'Again and again',
    help: 'A course or a program for families, between two days.',
    value: {
      recurrence: true,
      about_module: { body: '<p>For whom it is, how long it takes, and what to bring.</p>' },
      meta_page: { description: 'What, for whom and where, in a sentence.' },
    },
  },
]

/** Lists what an exhibition may begin with. */
export const exhibitionTemplates = [
  {
    name: 'exhibition',
    label: 'An exhibition',
    help: 'A text about what is shown, languages, and costs.',
    value: {
      blurb: '<p>What is shown, in a sentence.</p>',
      exhibition_details: {
        description: '<p>What is shown, and why it matters.</p>',
        languages: [{ text: 'English' }, { text: 'Español' }],
        cost_note: [{ text: 'Free with admission' }],
      },
    },
  },
  {
    name: 'announced',
    label: 'Announced for later',
    help: 'The title and a word in place of the dates.',
    value: { dates_message: 'Opening soon', blurb: '<p>What is to come, in a sentence.</p>' },
  },
]

/** Lists what a tour may begin with. */
export const tourTemplates = [
  {
    name: 'tour',
    label: 'A guided tour',
    help: 'What one sees, and when it begins.',
    value: {
      blurb: '<p>What one sees, in a sentence.</p>',
      times: '<p>On which days, and at what time.</p>',
      about_module: { body: '<p>The way, how long it takes, and how far one walks.</p>' },
    },
  },
]
