import { defineModule, f, section } from 'atrium'
import { type HoursNeeds, shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { titledTexts } from 'atrium/model/promo/titled.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'

interface AdmissionOptions {
  /** Printed by the page type; the editor's header is then ignored. */
  heading?: string
  id?: string
}

export const admissionFields = () => ({
  header: f.text({ label: 'Heading', help: 'Over everything, like Hours and admission.' }),
  title: f.text({ help: 'The line under the header; the header itself where there is none.' }),
  accordion: titledTexts('content', { help: 'What opens under its title.' }),
  admissionStatement: f.list(f.html(), { help: 'What admission costs, a paragraph each.' }),
  alert: f.inlineHtml({ help: 'A short notice above everything.' }),
  contentPromo: f.references(contentPromo, { help: 'What else to know before coming.' }),
  openHours: f.reference(openHours, { help: 'When it is open; change the hours in their own entry.' }),
  cta: f.link({ label: 'Link', help: 'Where to reserve, as a button.' }),
  image: f.image({ help: 'Beside the words.' }),
})

/** Shows what it costs to come, when one may, and what one has to know. */
export const admission = defineModule({
  label: 'Admission',
  help: 'What it costs to come, when it is open, and what to know before.',
  fields: admissionFields,
  section: (value, { heading, id }: AdmissionOptions, needs: HoursNeeds) => {
    const { header, title, admissionStatement: statements, contentPromo: promos, openHours, accordion, cta } = value
    return section('admission', {
      ...{ id, heading, statements, promos, alert: value.alert, image: value.image },
      title: heading ? undefined : (header ?? title),
      subheading: header || heading ? title : undefined,
      hours: shownHours(openHours, needs),
      accordion: accordion.flatMap(({ title: name, content }) => (name && content ? [{ title: name, content }] : [])),
      ctas: cta && [cta],
    })
  },
})
