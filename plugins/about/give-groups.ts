import { defineModule, f, section } from '#engine'

/** What one may give to, and whom to ask about it. */
export const giveGroups = defineModule({
  label: 'Ways to give with a contact',
  field: (options) =>
    f.list(
      f.group({
        title: f.required(f.text()),
        blurb: f.html(),
        cta: f.link(),
        email: f.email({ help: 'Whom to ask.' }),
      }),
      options,
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
