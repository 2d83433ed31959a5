import type { z } from 'zod'
import type { f } from '#engine'
import type { mediaLayoutShape } from './media-layout.ts'
import type { mediaTypes } from './media-types.ts'

/** An entry of any type that may stand as media. */
export type MediaEntry = NonNullable<z.output<ReturnType<typeof f.reference<typeof mediaTypes>>>>

/** The fields of a media layout with what its references lead to. */
export type MediaLayoutFields = z.output<z.ZodObject<ReturnType<typeof mediaLayoutShape>>>
