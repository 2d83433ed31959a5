/** What a new site says until somebody writes it: each text says what belongs in its place. */
export const words = {
  home: {
    header: 'Come in',
    description: (name) => `${name}: what is on, when it is open, and how to get there.`,
  },
  visit: {
    description: (name) => `Hours, admission and directions of ${name}.`,
    intro: '<p>Say in two sentences what visitors should know before they set out.</p>',
    house: '<p>Say what the house is, and how people arrive: on foot, by bus, by car, with a wheelchair.</p>',
    admission: '<p>Write what admission costs, for whom it is free, and whether a ticket is needed beforehand.</p>',
  },
  whatsOn: {
    description: (name) => `Exhibitions, tours and talks at ${name}.`,
    intro: '<p>Exhibitions that run now, and what takes place on days of its own.</p>',
  },
  calendar: { description: (name) => `Everything that takes place at ${name}, day by day.` },
  news: {
    description: (name) => `Stories and news of ${name}.`,
    intro: '<p>Stories about works, people and rooms, newest first.</p>',
  },
  about: {
    description: (name) => `What ${name} is, and who runs it.`,
    intro: '<p>Begin with what the institution keeps, and for whom.</p>',
    sections: [
      [
        'What we keep',
        '<p>Describe the collection in a paragraph: what is in it, how it came here, and where it is shown.</p>',
      ],
      ['Who we are', '<p>Name those who run the house, and how to reach them.</p>'],
    ],
  },
  tour: {
    blurb: 'An hour from the cellar to the roof, with somebody who works here.',
    text: '<p>This event takes place every week for a year. Its days are in <code>calendar/events.json</code>; a calendar service may answer in its place.</p>',
  },
  talk: {
    blurb: 'One object, one speaker, and time for questions.',
    text: '<p>An event on a single evening. Say who speaks, about what, and in which room.</p>',
  },
  exhibition: {
    blurb: 'Say in one or two sentences what can be seen, and why now.',
    text: '<p>Say more here: which works are shown, where they come from, and who chose them. The exhibition is on for a year from the day on which this site was made.</p>',
  },
  story: {
    blurb: 'One sentence that makes somebody want to read on.',
    text: '<p>Stories are made of blocks: texts, pictures, quotations, galleries and recordings, in any order. The block gallery at <code>/_blocks</code> shows all of them while the site is being developed.</p>',
  },
  missing: 'The address you followed leads to no page of this site. Below are pages that exist.',
  /** By the id of the picture: title, and what it shows. */
  pictures: {
    house: ['The house', 'A pale house with three tall windows under an evening sky.'],
    stairs: ['The stairs', 'Steps that rise from left to right, each a little lighter than the one below.'],
    room: ['A room', 'A room with an open door, and a square of light on its floor.'],
  },
}
