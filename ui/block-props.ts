import type { z } from 'zod'

/** Describes what a block's component gets: the checked fields, and the id that the section is reached by. */
export type BlockProps<Schema extends z.ZodObject> = z.output<Schema> & { id?: string }
