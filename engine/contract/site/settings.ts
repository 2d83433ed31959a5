import type { z } from 'zod'

/** Settings of an area by their key, made of field builders. */
export type SettingShape = Readonly<Record<string, z.ZodType>>

/** The values of declared settings. */
export type SettingsOf<Declared extends SettingShape> = { readonly [Key in keyof Declared]: z.output<Declared[Key]> }

/**
 * Describes what areas read of `institution.json`, by key. An area adds its own:
 *
 * @example
 * export const settings = { season: f.text({ help: 'What is cooked now.' }) }
 * declare module 'atrium' {
 *   interface Settings extends SettingsOf<typeof settings> {}
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by every area with a setting
export interface Settings {}
