import { f, section } from 'atrium'
import type { OpenHours } from 'atrium/model/place/hours/open-hours.ts'
import { type HoursNeeds, shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import contentBlock from 'atrium/model/promo/types/content-block.ts'
import type { z } from 'zod'

/** Returns what it costs to come, on the page of highlights. */
export const highlightsAdmissionFields = () =>
  f.group(
    {
      header: f.text({ help: 'The heading, like Admission.' }),
      cta: f.links({ label: 'Links', help: 'Where to reserve, as buttons.' }),
      contentBlockReference: f.reference(contentBlock, {
        label: 'Text',
        help: 'What it costs: a text that several pages share.',
      }),
      openHours: f.reference(openHours, { help: 'Default: those of the page.' }),
    },
    { help: 'What it costs to come, with the hours.' },
  )

interface Written {
  admission?: z.output<ReturnType<typeof highlightsAdmissionFields>>
  openHours?: OpenHours
  location: { openHours?: OpenHours }
}

/** Admission with the hours it names, else those of the page, else those of the site. */
export function highlightsAdmission({ admission, openHours: own, location: site }: Written, context: HoursNeeds) {
  const text = admission?.contentBlockReference?.text
  return section('admission', {
    title: admission?.header,
    statements: text ? [text] : [],
    stated: admission?.contentBlockReference,
    hours: shownHours(admission?.openHours ?? own ?? site.openHours, context),
    ctas: admission?.cta ?? [],
    id: 'admission',
  })
}
