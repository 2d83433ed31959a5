import { f } from 'atrium'
import type { z } from 'zod'
import department from './types/department.ts'
import organization from './types/organization.ts'
import person from './types/person.ts'

/** Somebody who works on something, and as what. */
export const contributor = () =>
  f.group({
    contributor: f.required(
      f.reference(['author', person, organization, department], { help: 'A person, an office or a house.' }),
    ),
    role: f.text({ help: 'What they do there, like Lead conservator.' }),
    description: f.html({ help: 'What they did, in a sentence or two.' }),
  })

/** One of them, as loaded. */
export type ContributorItem = NonNullable<z.output<ReturnType<typeof contributor>>>
