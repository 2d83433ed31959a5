import type { PageContext } from 'atrium'
import { admission } from 'atrium/blocks/admission/module.ts'
import type { Site } from 'atrium/model/place/sites.ts'

type Admission = NonNullable<Parameters<typeof admission.section>[0]>

/** Nothing that an editor said. */
const EMPTY: Admission = { accordion: [], admissionStatement: [], contentPromo: [] }

/** Admission of a site: what the page does not say of hours and cost is taken from the site. */
export const siteAdmission = (written: Admission = EMPTY, site: Site, context: PageContext) =>
  admission.section(
    {
      ...written,
      openHours: written.openHours ?? site.openHours,
      admissionStatement: written.admissionStatement.length > 0 ? written.admissionStatement : site.admissionStatement,
    },
    { id: 'admission' },
    context,
  )
