import type { Institution, Settings } from 'atrium'
import type { z } from 'zod'
import type { InstalledSetting } from '#engine/assemble/installed-settings.ts'
import { memo } from '#engine/host.ts'
import { identity } from './keys/identity.ts'
import { object } from './keys/kinds.ts'
import { languages } from './keys/languages.ts'
import { links } from './keys/links.ts'
import { look } from './keys/look.ts'
import { places } from './keys/places.ts'
import { settingShape } from './keys/setting.ts'
import type { ReadLook } from './look-files.ts'
import { successorOf } from './present-keys.ts'
import { valueAt } from './problems.ts'

/** The keys that every institution has, by what they are about. */
export const OWN_PARTS = {
  'Who and where': identity,
  Languages: languages,
  Look: look,
  Sites: places,
  'Menus and links': links,
}

const own = object({ ...identity, ...languages, ...look, ...places, ...links })

/** Their names, which no area may take. */
export const OWN_KEYS: readonly string[] = Object.keys(own.shape)

const withSettings = (settings: readonly InstalledSetting[]) => object({ ...settingShape(settings), ...own.shape })

/** Every key of `institution.json` where areas with these settings are installed. */
export const institutionSchema = memo(
  withSettings,
  // Making and compiling it takes long, and the file is read with each publish.
  new WeakMap<readonly InstalledSetting[], ReturnType<typeof withSettings>>(),
)

/** The keys of every institution, read and checked. */
export type Written = z.output<typeof own>

/** Picks what the file says to the areas. */
export const settingsIn = (written: object, settings: readonly InstalledSetting[]): Settings =>
  Object.fromEntries(
    // What is deprecated has the value of what takes its place.
    settings.map((setting) => [setting.key, valueAt(written, (successorOf(setting, settings) ?? setting).path)]),
  ) as unknown as Settings

/** Letters a–z and digits, in lower case. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * Completes what follows from the name where the file does not say it.
 *
 * @param written what the file says; its settings are left out
 * @param read what the files that it names hold
 * @returns without `brand` where the name has no letters a–z and no digits
 */
export function complete(
  written: Written,
  read: Omit<ReadLook, 'files'>,
): Omit<Institution, 'brand' | 'settings' | 'languages' | 'basePath'> & { brand: string | undefined } {
  const told = Object.fromEntries(Object.entries(written).filter(([key]) => OWN_KEYS.includes(key))) as Written
  const { colors: _, mutedColor: __, sans: ___, serif: ____, accents: _____, languages: ______, ...kept } = told
  return {
    ...kept,
    ...read,
    brand: written.brand ?? (keyOf(written.name) || undefined),
    host: written.host ?? written.name,
    trust: written.trust ?? written.name,
  }
}
