/** Lists what an education resource may begin with. */
export const resourceTemplates = [
  {
    name: 'lesson',
    label: 'A lesson plan',
    help: 'Aims, materials, the lesson step by step, and how learning is seen.',
    value: {
      metadata: { resource_type: 'Lesson Plan', time_required: 'Two class periods' },
      about_module: {
        title: 'About this lesson',
        items: [{ title: 'Aims', content: '<p>What the class can do afterwards.</p>' }],
        materials: '<p>What is needed.</p>',
      },
      body: [
        { header: { text: 'Look' } },
        { text_block: { text: '<p>What the class looks at, and which questions help.</p>' } },
        { header: { text: 'Make' } },
        { text_block: { text: '<p>What the class makes.</p>' } },
      ],
      assesment: { title: 'Assessment', content: '<p>How one sees what was learned.</p>' },
    },
  },
  {
    name: 'question',
    label: 'A question for five minutes',
    help: 'One work and one question.',
    value: {
      metadata: { resource_type: 'Activity', time_required: 'Five minutes' },
      body: [{ text_block: { text: '<p>The question, and what to look at.</p>' } }],
    },
  },
]
