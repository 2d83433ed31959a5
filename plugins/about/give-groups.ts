import { defineModule, f, section } from 'atrium'

export const giveGroups = defineModule({
  label: 'Ways to give with a contact',
  help: 'What one may give to, and whom to ask about it.',
  field: (options) =>
    f.list(
      f.group({
        title: f.required(f.text({ help: 'What one gives to.' })),
        blurb: f.html({ help: 'What is done with it, in a sentence or two.' }),
        cta: f.link({ label: 'Link', help: 'Where to give or read more.' }),
        email: f.email({ help: 'Whom to ask.' }),
      }),
      { itemName: 'title', ...options },
    ),
  section: (items) =>
    section('promoCards', {
      items: items.map(({ title, blurb, cta, email }) => ({
        title,
        blurb,
        cta: [...(cta ? [cta] : []), ...(email ? [{ title: email, href: `mailto:${email}` }] : [])],
      })),
    }),
})
